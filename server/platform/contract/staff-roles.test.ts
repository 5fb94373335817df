/** Every operation of staff × every role, held against the table of what each role may do (`server/test/staff-may.ts`, rule K15). */
import { beforeAll, expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAdmin } from '../../test/makers.ts';
import { STAFF_MAY, STAFF_ROLES } from '../../test/staff-may.ts';
import { routes } from './document.ts';
import { optionalSignInsOf, type Route, signInsOf } from './operation.ts';
import { PREFIX } from './prefix.ts';
import type { Schemas } from './types.ts';

type StaffRole = Schemas['StaffRole'];

const app = appOfFile();
const staffOnly = routes.filter(({ operation }) => signInsOf(operation).includes('admin'));
/** They end what the caller calls with, so they come last. */
const ENDINGS = ['logout', 'signOutEverywhere', 'revokeAllApiKeys'];
const isEnding = ({ operation }: Route) => ENDINGS.includes(operation.operationId);
let tokens: Record<StaffRole, string>;

beforeAll(async () => {
  const entries = await Promise.all(STAFF_ROLES.map(async role => [role, (await makeAdmin(app, role)).token] as const));
  tokens = Object.fromEntries(entries) as typeof tokens;
});

it('K15 the table has a row for each operation of staff, and for nothing else', () => {
  expect(Object.keys(STAFF_MAY).toSorted()).toEqual(staffOnly.map(({ operation }) => operation.operationId).toSorted());
});

it('K15 public operations name no role: they answer everybody', () => {
  const named = routes.filter(one => !staffOnly.includes(one) && one.operation['x-staff']);
  // They tell more to staff of these roles, and to others what they tell everybody.
  expect(named.filter(({ operation }) => !optionalSignInsOf(operation).includes('admin'))).toEqual([]);
});

it('K15 each role may call what the table says, and nothing else', { timeout: 60_000 }, async () => {
  const deviations: string[] = [];
  for (const route of staffOnly.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)))) {
    const { operationId } = route.operation;
    for (const role of STAFF_ROLES) {
      const token = isEnding(route) ? (await makeAdmin(app, role)).token : tokens[role];
      const url = `${PREFIX}${route.path.replaceAll(/\{\w+\}/g, 'nothing')}`;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.app.inject({ method: route.method as 'GET', url, headers });
      const isRefused = answer.statusCode === 403 && answer.json().params?.reason === 'STAFF_ROLE';
      const may = role === 'OWNER' || (STAFF_MAY[operationId] ?? []).includes(role);
      if (isRefused === may || answer.statusCode === 401 || answer.statusCode >= 500)
        deviations.push(`${operationId} by ${role}: ${answer.statusCode}, ${may ? 'may' : 'may not'}`);
    }
  }
  expect(deviations).toEqual([]);
});
