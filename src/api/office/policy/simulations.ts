import { endpoint } from '#api/endpoint.ts';
import { runSimulation } from '#domain/picks/policy/run-simulation.ts';
import { simulationView } from '#domain/picks/policy/show-policy-room.ts';
import { brandOf } from '../brand-of.ts';
import { simulationSchema } from '../policy.contract.ts';
import { simulationsContract } from './simulations.contract.ts';

export const POST = endpoint(simulationsContract, async ({ query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  const { min_ev: minEv, min_confidence: minConfidence, leagues, ...months } = body;
  const row = await runSimulation(services, {
    settings: { minEv, minConfidence, leagues },
    months,
    operator,
  });
  return { data: simulationSchema.parse(simulationView(row)) };
});
