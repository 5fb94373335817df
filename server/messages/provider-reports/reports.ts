/** What the providers' reports say, and what follows. Fields come and go without notice, so only those that count are read (rule Q25). */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { foreignJson, storable } from '../../platform/shared/foreign.ts';
import { noteReport, type Report } from '../send/early-report.ts';
import { followFailure } from '../send/send.ts';

/** A list whose odd entries are left out. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry.nullable().catch(null))
    .catch([])
    .transform(list => list.filter(one => one !== null));

const whatsappStatus = z.object({
  id: z.string(),
  status: z.string(),
  errors: listOf(z.object({ code: z.number() })),
});
const whatsappBody = z.object({
  entry: listOf(z.object({ changes: listOf(z.object({ value: z.object({ statuses: listOf(whatsappStatus) }) })) })),
});
/** Maps, because providers send words of theirs that may be anything. */
const WHATSAPP = new Map<string, Report['state']>([
  ['delivered', 'DELIVERED'],
  ['read', 'READ'],
  ['failed', 'FAILED'],
]);

/** All statuses of all entries. `sent` says nothing new: WhatsApp had accepted it. */
export function whatsappReports(body: Buffer): Report[] {
  const entries = whatsappBody.safeParse(foreignJson(body.toString())).data?.entry ?? [];
  const statuses = entries.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses));
  return statuses.flatMap(({ id, status, errors }) => {
    const [state, code] = [WHATSAPP.get(status), errors[0]?.code];
    if (!state) return [];
    return [{ providerId: id, state, ...(state === 'FAILED' && { reason: `WHATSAPP_${code ?? 'FAILED'}` }) }];
  });
}

const told = z.union([z.string(), z.number()]).transform(String).catch('');
const msg91Line = z.object({ status: told, desc: told });
const msg91Request = z.object({ requestId: z.string(), report: listOf(msg91Line) });
const msg91Flat = msg91Line.extend({ requestId: z.string() });

/** MSG91 numbers more states than it explains, so the word counts. Others, such as SUBMITTED, say nothing new. */
const msg91State = (desc: string): Report['state'] | undefined => {
  if (/^delivered$/i.test(desc)) return 'DELIVERED';
  return /fail|reject|block|dnd|ndnc|expire|undeliver|invalid/i.test(desc) ? 'FAILED' : undefined;
};
const ofMsg91 = (providerId: string, { status, desc }: z.infer<typeof msg91Line>): Report[] => {
  const state = msg91State(desc);
  const reason = `MSG91_${/^\d{1,5}$/.test(status) ? status : 'FAILED'}`;
  return state ? [{ providerId, state, ...(state === 'FAILED' && { reason }) }] : [];
};

/** Version 2 is a form with JSON in the field `data`: requests with a line a mobile. Version 3 is one flat object. */
export function msg91Reports(body: Buffer): Report[] {
  const text = body.toString();
  const value = foreignJson(text) ?? foreignJson(new URLSearchParams(text).get('data') ?? '');
  return (Array.isArray(value) ? value : [value]).flatMap(one => {
    const request = msg91Request.safeParse(one).data;
    if (request && request.report.length > 0) return request.report.flatMap(line => ofMsg91(request.requestId, line));
    const flat = msg91Flat.safeParse(one).data;
    return flat ? ofMsg91(flat.requestId, flat) : [];
  });
}

const TWILIO = new Map<string, Report['state']>([
  ['delivered', 'DELIVERED'],
  ['read', 'READ'],
  ['undelivered', 'FAILED'],
  ['failed', 'FAILED'],
  ['canceled', 'FAILED'],
]);

export function twilioReports(fields: URLSearchParams): Report[] {
  const [id, state] = [storable(fields.get('MessageSid') ?? ''), TWILIO.get(fields.get('MessageStatus') ?? '')];
  const code = fields.get('ErrorCode') ?? '';
  const reason = `TWILIO_${/^\d{1,6}$/.test(code) ? code : 'FAILED'}`;
  return id && state ? [{ providerId: id, state, ...(state === 'FAILED' && { reason }) }] : [];
}

const razorpayEntity = z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) });
/** Some reports have other things beside the entities, such as a time. */
const razorpayReport = z.object({ payload: z.record(z.string(), razorpayEntity.nullable().catch(null)).catch({}) });

/** The provider's ids of what a report of Razorpay's is about. What happened to them, the server asks itself. */
export function razorpayReported(body: Buffer): { orderIds: string[]; refundIds: string[] } {
  const { data } = razorpayReport.safeParse(foreignJson(body.toString()));
  const entities = Object.entries(data?.payload ?? {});
  const orderIds = entities.flatMap(([kind, one]) => (kind === 'order' ? one?.entity.id : one?.entity.order_id) ?? []);
  const refundIds = entities.flatMap(([kind, one]) => (kind === 'refund' && one ? one.entity.id : []));
  return { orderIds: [...new Set(orderIds)], refundIds };
}

/** Notes the reports of one provider in one transaction. After a message that failed, an SMS follows or the salon hears of it. */
export async function noteReports(deps: Deps, provider: string, reports: Report[]): Promise<void> {
  if (reports.length === 0) return;
  await deps.db.tx(async tx => {
    const now = deps.clock.now();
    for (const report of reports)
      for (const row of await noteReport(tx, provider, report, now)) await followFailure(tx, deps, row, now);
  });
}
