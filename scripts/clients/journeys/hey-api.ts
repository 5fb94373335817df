/** Books a visit with the client that @hey-api/openapi-ts generates. */
import * as api from '../generated/hey-api';
import { createClient } from '../generated/hey-api/client';

export async function book(baseUrl: string, mobile: string, day: string, readPasscode: () => string) {
  const anybody = createClient({ baseUrl, throwOnError: true });
  const asked = await api.register({ client: anybody, throwOnError: true, body: { fullName: 'Asha Deshmukh', mobile } });
  const { verificationId } = asked.data.data;
  const entered = { mobile, verificationId, otp: readPasscode() };
  const { token, userId } = (await api.verifyOtp({ client: anybody, throwOnError: true, body: entered })).data.data;

  const client = createClient({ baseUrl, auth: token });
  const call = { client, throwOnError: true } as const;
  const services = await api.listServices({ ...call, query: { sort: '-price', size: 1 } });
  const [service] = services.data.data.content;
  if (!service) throw new Error('No services');
  const { id: cartId } = (await api.createCart({ ...call, query: { userId } })).data.data;
  const item = { serviceId: service.id, quantity: 1 };
  const cart = (await api.addCartItem({ ...call, path: { cartId }, body: item })).data.data;
  const address = await api.createAddress({
    ...call,
    body: {
      flatNumber: '12',
      building: 'Lotus Residency',
      street: 'Ramdaspeth',
      city: 'Nagpur',
      state: 'Maharashtra',
      postalCode: '440010',
      country: 'India',
      latitude: '21.1350',
      longitude: '79.0790',
    },
  });
  const query = { date: day, durationInMinutes: service.durationInMinutes };
  const slots = (await api.listAvailableSlots({ ...call, query })).data.data;
  const booking = await api.createBooking({
    ...call,
    headers: { 'idempotency-key': `${mobile}-1` },
    body: {
      userId,
      serviceIds: [service.id],
      bookingDate: day,
      bookingTime: slots.find(({ available }) => available)?.startTime ?? 'none is free',
      finalPrice: cart.finalPrice,
      addressId: address.data.data.id,
      paymentType: 'PAY_AFTER',
      cartId,
    },
  });
  return booking.data.data;
}
