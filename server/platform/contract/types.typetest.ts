/** What must not compile (issue: a missing operation, an undocumented status, a wrong body). tsc fails when it does. */
import { created, type Handler, type Handlers, ok } from './types.ts';

const address = {
  id: 'a',
  flatNumber: '12',
  building: null,
  street: '12, Ramdaspeth',
  streetArea: 'Ramdaspeth',
  landmark: null,
  city: 'Nagpur',
  state: 'Maharashtra',
  postalCode: '440010',
  country: 'India',
  latitude: '21.1',
  longitude: '79.0',
  instructions: null,
};

export const right: Handler<'createAddress'> = ({ body, caller }) =>
  created({ ...address, city: body.city, id: caller.id }, 'Saved');

// @ts-expect-error 200 is not documented for createAddress, 201 is
export const undocumentedStatus: Handler<'createAddress'> = () => ok(address);

// @ts-expect-error the body lacks fields that the contract requires
export const wrongBody: Handler<'createAddress'> = () => created({ id: 'a' }, 'Saved');

// @ts-expect-error a number where the contract has text
export const wrongType: Handler<'createAddress'> = () => created({ ...address, latitude: 21.1 }, 'Saved');

// @ts-expect-error a bare body, without the envelope
export const bareBody: Handler<'createAddress'> = () => ({ status: 201, body: address });

// @ts-expect-error the contract has no such field in the request
export const unknownField: Handler<'createAddress'> = ({ body }) => created({ ...address, city: body.town }, 'Saved');

// @ts-expect-error a public operation has no caller
export const publicCaller: Handler<'listCategories'> = ({ caller }) => ok(caller.id);

// @ts-expect-error only staff call this: the role is never USER
export const wrongRole: Handler<'markBookingPaid'> = ({ caller }) => caller.role === 'USER';

// @ts-expect-error operations are missing
export const missingOperation: Handlers = { createAddress: right };

// @ts-expect-error no such operation in the contract
export const unknownOperation: Partial<Handlers> = { createPalace: right };
