import { POST as alertsSeen } from './alerts/seen.ts';
import { GET as alerts } from './alerts.ts';
import { POST as measurement } from './models/[id]/measurement.ts';
import { POST as modelState } from './models/[id]/state.ts';
import { GET as model } from './models/[id].ts';
import { POST as cancelTraining } from './models/trainings/[id]/cancel.ts';
import { POST as trainings } from './models/trainings.ts';
import { GET as models } from './models.ts';
import { GET as monitoring } from './monitoring.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';

/** The office's calls about models, what they are measured by, results, and where games come from. */
export const modelEndpoints: readonly OfficeEndpoint[] = [
  ...[models, model, trainings, cancelTraining, modelState, measurement],
  ...[monitoring, alerts, alertsSeen],
];
