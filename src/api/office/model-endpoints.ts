import { POST as alertsSeen } from './alerts/seen.ts';
import { GET as alerts } from './alerts.ts';
import { POST as decideCorrection } from './corrections/[id].ts';
import { POST as answerDispute } from './disputes/[id]/answer.ts';
import { GET as disputes } from './disputes.ts';
import { POST as measurement } from './models/[id]/measurement.ts';
import { POST as modelState } from './models/[id]/state.ts';
import { GET as model } from './models/[id].ts';
import { POST as cancelTraining } from './models/trainings/[id]/cancel.ts';
import { POST as trainings } from './models/trainings.ts';
import { GET as models } from './models.ts';
import { GET as monitoring } from './monitoring.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { POST as proposeCorrection } from './picks/[id]/corrections.ts';
import { POST as reviewChange } from './picks/[id]/review.ts';
import { POST as withdrawPick } from './picks/[id]/withdrawal.ts';
import { GET as pick } from './picks/[id].ts';
import { GET as picks } from './picks.ts';
import { POST as decidePolicy } from './policy/proposals/[id].ts';
import { POST as proposePolicy } from './policy/proposals.ts';
import { POST as simulatePolicy } from './policy/simulations.ts';
import { GET as policy } from './policy.ts';
import { POST as confirmResult } from './results/[id].ts';
import { GET as results, POST as typeResult } from './results.ts';

/** The office's calls about models, what they are measured by, results, and where games come from. */
export const modelEndpoints: readonly OfficeEndpoint[] = [
  ...[models, model, trainings, cancelTraining, modelState, measurement],
  ...[monitoring, alerts, alertsSeen],
  ...[policy, simulatePolicy, proposePolicy, decidePolicy],
  ...[picks, pick, withdrawPick, proposeCorrection, reviewChange, decideCorrection],
  ...[disputes, answerDispute, results, typeResult, confirmResult],
];
