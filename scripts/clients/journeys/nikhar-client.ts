/** Uses the salon with the package of `npm run build:client`, as an integrator writes it. */
import { ask, createNikhar, type NikharOptions, verifyWebhook } from 'nikhar-client';

/** The salon's owner makes a partner's key, and an endpoint of webhooks at `receiver`. */
export async function connect(baseUrl: string, email: string, password: string, receiver: string) {
  const { token } = await ask(createNikhar({ baseUrl }).POST('/auth/admin/login', { body: { email, password } }));
  const owner = createNikhar({ baseUrl, token });
  const access = { name: 'Partner', access: 'PARTNER', currentPassword: password } as const;
  const key = await ask(owner.POST('/auth/admin/key', { body: access }));
  const endpoint = { url: receiver, events: ['booking.created' as const], currentPassword: password };
  const webhook = await ask(owner.POST('/webhook/admin', { body: endpoint }));
  return { apiKey: key.token, secret: webhook.secret };
}

/** Signs a customer up and books. Returns the booking, all bookings of the customer, and what a second one at this time is refused with. */
export async function book(options: NikharOptions, mobile: string, day: string, readPasscode: () => string) {
  const anybody = createNikhar(options);
  const { verificationId } = await ask(anybody.POST('/auth/register', { body: { fullName: 'Asha Deshmukh', mobile } }));
  const entered = { mobile, verificationId, otp: readPasscode() };
  const { token, userId } = await ask(anybody.POST('/auth/verify-otp', { body: entered }));

  const nikhar = createNikhar({ ...options, token });
  const { content } = await ask(nikhar.GET('/service/all', { params: { query: { sort: '-price', size: 1 } } }));
  const [service] = content;
  if (!service) throw new Error('No services');
  const { id: cartId } = await ask(nikhar.POST('/cart', { params: { query: { userId } } }));
  const params = { path: { cartId } };
  const cart = await ask(nikhar.POST('/cart/{cartId}/items', { params, body: { serviceId: service.id, quantity: 1 } }));
  const address = await ask(
    nikhar.POST('/address', {
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
    }),
  );
  const query = { date: day, durationInMinutes: service.durationInMinutes };
  const slots = await ask(nikhar.GET('/booking/available-slots', { params: { query } }));
  const wanted = {
    userId,
    serviceIds: [service.id],
    bookingDate: day,
    bookingTime: slots.find(({ available }) => available)?.startTime ?? 'none is free',
    finalPrice: cart.finalPrice,
    addressId: address.id,
    paymentType: 'PAY_AFTER' as const,
    cartId,
  };
  const booking = await ask(nikhar.POST('/booking', { body: wanted }));
  const bookings = await ask(nikhar.GET('/booking/user/{id}', { params: { path: { id: userId } } }));
  const refusal = await ask(nikhar.POST('/booking', { body: wanted })).catch((error: unknown) => error);
  return { booking, bookings, refusal };
}

/** The type and the booking's id of a delivery. */
export async function read(body: string, headers: Record<string, string>, secret: string): Promise<[string, string]> {
  const event = await verifyWebhook(body, headers, secret);
  // The union is narrowed: a test has no booking, and a wait may have none.
  return [event.type, event.type === 'webhook.test' ? '' : (event.data.bookingId ?? '')];
}
