/** Visits that come again every few weeks. */
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { actOnSeries } from '../visits/top-up/act.ts';
import { actBySeriesLink, daysOfSeriesLink, readSeriesLink, slotsOfSeriesLink } from '../visits/top-up/link.ts';
import { listProposals } from '../visits/top-up/proposals.ts';
import { beginSeries, changeSeries, listSeries, readSeries } from '../visits/top-up/series.ts';
import { listSeriesOfSalon } from '../visits/top-up/staff.ts';

export function series(deps: Deps) {
  return {
    listSeries: async ({ caller }) => ok(await listSeries(deps, caller), 'Series'),
    beginSeries: async ({ caller, body, once }) => created(await beginSeries(deps, caller, body, once), 'Series begun'),
    listSeriesOfSalon: async ({ query }) => ok(await listSeriesOfSalon(deps, query), 'Series'),
    listSeriesProposals: async ({ caller, params }) => ok(await listProposals(deps, params.id, caller), 'Proposals'),
    readSeries: async ({ caller, params }) => ok(await readSeries(deps, params.id, caller), 'Series'),
    changeSeries: async ({ caller, params, body }) => ok(await changeSeries(deps, params.id, caller, body), 'Series changed'),
    actOnSeries: async ({ caller, params, body }) => ok(await actOnSeries(deps, params.id, caller, body), 'Series changed'),
    readSeriesLink: async ({ params }) => ok(await readSeriesLink(deps, params.token), 'Series'),
    actBySeriesLink: async ({ params, body }) => ok(await actBySeriesLink(deps, params.token, body), 'Series changed'),
    listDaysOfSeriesLink: async ({ params }) => ok(await daysOfSeriesLink(deps, params.token), 'Days'),
    listSlotsOfSeriesLink: async ({ params, query }) => ok(await slotsOfSeriesLink(deps, params.token, query.date), 'Slots'),
  } satisfies Partial<Handlers>;
}
