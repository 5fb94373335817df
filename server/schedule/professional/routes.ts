import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readFigures } from './figures.ts';
import {
  addLeave,
  clearDay,
  createProfessional,
  deleteProfessional,
  listForStaff,
  listLeave,
  previewProfessional,
  readForStaff,
  readProfessional,
  setDay,
  setPhoto,
  takeBackLeave,
} from './people.ts';
import { setWhoDoes, unservedServices, visitsFor } from './skills.ts';

export function professionalRoutes(deps: Deps) {
  return {
    getProfessional: async ({ params }) => ok(await readProfessional(deps, params.id), 'Professional'),
    listUnservedServices: async () => ok(await unservedServices(deps), 'Unserved services'),
    listVisitsNeeded: async ({ query }) => ok(await visitsFor(deps, query), 'Visits'),
    setServiceProfessionals: async ({ params, body }) =>
      ok(await setWhoDoes(deps, params.id, body), 'Professionals of the service'),
    listAllProfessionals: async () => ok(await listForStaff(deps), 'Professionals'),
    createProfessional: async ({ body, once }) => created(await createProfessional(deps, body, once), 'Professional added'),
    getProfessionalForStaff: async ({ params }) => ok(await readForStaff(deps, params.id), 'Professional'),
    deleteProfessional: async ({ params }) => {
      await deleteProfessional(deps, params.id);
      return ok(null, 'Professional deleted');
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
    getProfessionalFigures: async ({ query }) => ok(await readFigures(deps, query), 'Figures'),
    previewProfessional: async ({ params, body }) => ok(await previewProfessional(deps, params.id, body), 'Uncovered'),
  } satisfies Partial<Handlers>;
}
