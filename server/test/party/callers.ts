/** Who calls in tests of parties. Each call has a new session, because the clock moves further than sessions last. */
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { makeAdmin, makeSession, type TestCustomer } from '../makers.ts';

type Call = (method: string, path: string, body?: object) => ReturnType<TestApp['call']>;

/** Answers what it was given; the test fails if it was refused. */
const given = (call: Call) => async (method: string, path: string, body?: object) => {
  const answer = await call(method, path, body);
  expect([answer.status, answer.body.message]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
  return answer.body.data;
};

export function callersOf(app: TestApp, { userId }: Pick<TestCustomer, 'userId'>) {
  const as =
    (signIn: () => Promise<string>): Call =>
    async (method, path, body) =>
      app.call(method, path, { token: await signIn(), ...(body && { body }) });
  const asStaff = as(async () => (await makeAdmin(app)).token);
  const asCustomer = as(() => makeSession(app, 'USER', userId));
  return { asStaff, asCustomer, staff: given(asStaff), own: given(asCustomer) };
}
