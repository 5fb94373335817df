/** The people who visit customers: skills, hours and leave. */
import { eraseProfessional } from '../office/access/erase-professional.ts';
import { changeProfessionalAsStaff } from '../office/change-mobile/professional-mobile.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { readFigures } from '../schedule/professional/figures.ts';
import { addLeave, clearDay, listLeave, setDay, takeBackLeave } from '../schedule/professional/leave.ts';
import {
  createProfessional,
  deleteProfessional,
  listForStaff,
  previewProfessional,
  readForStaff,
  readProfessional,
  setPhoto,
} from '../schedule/professional/people.ts';
import { setWhoDoes, unservedServices, visitsFor } from '../schedule/professional/skills.ts';
import { offeredProfessionals } from '../visits/booking/offered.ts';

export function professionals(deps: Deps) {
  return {
    listProfessionals: async ({ query, caller }) => ok(await offeredProfessionals(deps, query, caller), 'Professionals'),
    listUnservedServices: async () => ok(await unservedServices(deps), 'Unserved services'),
    listVisitsNeeded: async ({ query }) => ok(await visitsFor(deps, query), 'Visits'),
    getProfessional: async ({ params }) => ok(await readProfessional(deps, params.id), 'Professional'),
    listAllProfessionals: async () => ok(await listForStaff(deps), 'Professionals'),
    createProfessional: async ({ body, once }) => created(await createProfessional(deps, body, once), 'Professional added'),
    setServiceProfessionals: async ({ params, body }) =>
      ok(await setWhoDoes(deps, params.id, body), 'Professionals of the service'),
    getProfessionalFigures: async ({ query }) => ok(await readFigures(deps, query), 'Figures'),
    getProfessionalForStaff: async ({ params }) => ok(await readForStaff(deps, params.id), 'Professional'),
    updateProfessional: async ({ caller, params, body }) =>
      ok(await changeProfessionalAsStaff(deps, caller, params.id, body), 'Professional saved'),
    deleteProfessional: async ({ params }) => {
      await deleteProfessional(deps, params.id);
      return ok(null, 'Professional deleted');
    },
    eraseProfessional: async ({ params }) => {
      await eraseProfessional(deps, params.id);
      return ok(null, 'Professional erased');
    },
    setProfessionalPhoto: async ({ params, body }) => ok(await setPhoto(deps, params.id, body), 'Photo saved'),
    setProfessionalDay: async ({ params, query, body }) => ok(await setDay(deps, params.id, query.date, body), 'Day saved'),
    clearProfessionalDay: async ({ params, query }) => ok(await clearDay(deps, params.id, query.date), 'Day saved'),
    listLeave: async ({ params }) => ok(await listLeave(deps, params.id), 'Leave'),
    addLeave: async ({ params, body, once }) => created(await addLeave(deps, params.id, body, once), 'Leave saved'),
    deleteLeave: async ({ params }) => {
      await takeBackLeave(deps, params.id, params.leaveId);
      return ok(null, 'Leave taken back');
    },
    previewProfessional: async ({ params, body }) => ok(await previewProfessional(deps, params.id, body), 'Uncovered'),
  } satisfies Partial<Handlers>;
}
