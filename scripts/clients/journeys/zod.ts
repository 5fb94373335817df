/** Books a visit with the client of openapi-zod-client, which holds every request and every answer against the contract. */
import { createApiClient } from '../generated/zod';

export async function book(baseUrl: string, mobile: string, day: string, readPasscode: () => string) {
  const anybody = createApiClient(baseUrl);
  const asked = await anybody.register({ fullName: 'Asha Deshmukh', mobile });
  const { verificationId } = asked.data;
  const { token, userId } = (await anybody.verifyOtp({ mobile, verificationId, otp: readPasscode() })).data;

  const api = createApiClient(baseUrl, { axiosConfig: { headers: { authorization: `Bearer ${token}` } } });
  const services = await api.listServices({ queries: { sort: '-price', size: 1 } });
  const [service] = services.data.content;
  if (!service) throw new Error('No services');
  const { id: cartId } = (await api.createCart(undefined, { queries: { userId } })).data;
  const cart = (await api.addCartItem({ serviceId: service.id, quantity: 1 }, { params: { cartId } })).data;
  const address = await api.createAddress({
    flatNumber: '12',
    building: 'Lotus Residency',
    street: 'Ramdaspeth',
    city: 'Nagpur',
    state: 'Maharashtra',
    postalCode: '440010',
    country: 'India',
    latitude: '21.1350',
    longitude: '79.0790',
  });
  const queries = { date: day, durationInMinutes: service.durationInMinutes };
  const slots = (await api.listAvailableSlots({ queries })).data;
  const booking = await api.createBooking(
    {
      userId,
      serviceIds: [service.id],
      bookingDate: day,
      bookingTime: slots.find(({ available }) => available)?.startTime ?? 'none is free',
      finalPrice: cart.finalPrice,
      addressId: address.data.id,
      paymentType: 'PAY_AFTER',
      cartId,
    },
    { headers: { 'idempotency-key': `${mobile}-1` } },
  );
  return booking.data;
}
