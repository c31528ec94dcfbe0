import { expect, it } from 'vitest';
import { untakenReport } from './untaken-report.ts';

const report = { last5: '40713', amount: 3000, paid_at: '2026-11-20T03:00:00.000Z', note: '' };
const reported = (reportedAt: string, ...recordedAt: string[]) => ({
  order: { report },
  reported_at: reportedAt,
  payments: recordedAt.map((at) => ({ recorded_at: at })),
});

it('a report stands for money until money is recorded, and a newer report for the rest', () => {
  expect(untakenReport(reported('2026-11-20T04:00:00.000Z'))).toBe(report);
  expect(untakenReport(reported('2026-11-20T04:00:00.000Z', '2026-11-20T05:00:00.000Z'))).toBeNull();
  expect(untakenReport(reported('2026-11-21T04:00:00.000Z', '2026-11-20T05:00:00.000Z'))).toBe(report);
});
