import { GET as alerts } from '../alerts.ts';
import { GET as disputes } from '../disputes.ts';
import { GET as models } from '../models.ts';
import { GET as picks } from '../picks.ts';
import { officeList } from './office-list.ts';

/** The lists about forecasts and their results, as files. */
export const forecastLists = {
  models: officeList(models, {
    rows: (registry) => registry.models,
    columns: {
      id: (row) => row.id,
      name: (row) => row.name,
      sport: (row) => row.sport,
      state: (row) => row.state,
      since: (row) => row.since,
      trained_at: (row) => row.trained_at,
      trained_by: (row) => row.trained_by,
      learned_from: ({ window }) => window.from,
      learned_until: ({ window }) => window.until,
      held_out_from: (row) => row.held_out_from,
      games: (row) => row.games,
      features: (row) => row.features,
      hyper_parameters: (row) => JSON.stringify(row.hyper_parameters),
    },
  }),
  picks: officeList(picks, {
    rows: (all) => all,
    columns: {
      serial: (row) => row.serial,
      id: (row) => row.id,
      sport: (row) => row.sport,
      league: (row) => row.league,
      home: (row) => row.home,
      away: (row) => row.away,
      start_at: (row) => row.start_at,
      bet_type: (row) => row.bet_type,
      side: (row) => row.side,
      line: (row) => row.line,
      odds: (row) => row.odds,
      ev: (row) => row.ev,
      units: (row) => row.units,
      is_free: (row) => row.is_free,
      result: (row) => row.result,
      home_score: ({ score }) => score?.home ?? null,
      away_score: ({ score }) => score?.away ?? null,
      withdrawn_at: (row) => row.withdrawn_at,
    },
  }),
  disputes: officeList(disputes, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      brand: (row) => row.brand,
      serial: (row) => row.serial,
      pick_id: (row) => row.pick_id,
      league: (row) => row.league,
      home: (row) => row.home,
      away: (row) => row.away,
      bet_type: (row) => row.bet_type,
      side: (row) => row.side,
      line: (row) => row.line,
      member: ({ member }) => member.nick_name,
      member_uuid: ({ member }) => member.uuid,
      state: (row) => row.state,
      reason: (row) => row.reason,
      note: (row) => row.note,
      raised_at: (row) => row.raised_at,
      answered_by: (row) => row.answered_by,
      answered_at: (row) => row.answered_at,
    },
  }),
  alerts: officeList(alerts, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      kind: (row) => row.kind,
      subject: (row) => row.subject,
      severity: (row) => row.severity,
      facts: (row) => JSON.stringify(row.facts),
      opened_at: (row) => row.opened_at,
      closed_at: (row) => row.closed_at,
      path: (row) => row.path,
    },
  }),
} as const;
