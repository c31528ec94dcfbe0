import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { backupName, findBackups, partName, SEALED_MANIFEST, type StoredBackup } from './backup-names.ts';
import { chooseExpired, type KeepRule } from './choose-expired.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const RULE: KeepRule = { daily: 7, weekly: 5, monthly: 12 };

function backup(at: Date, options: { readonly isWhole?: boolean; readonly id?: string } = {}): StoredBackup {
  const { isWhole = true, id = '00000000' } = options;
  return { name: backupName(at, id), takenAt: at, isWhole, bytes: 1, keys: [] };
}
const names = (backups: readonly StoredBackup[]) => backups.map(({ name }) => name);

const backups = fc
  .uniqueArray(
    fc.record({
      hours: fc.integer({ min: 0, max: 24 * 900 }),
      isWhole: fc.boolean(),
      id: fc.constantFrom('0000000a', '0000000b'),
    }),
    { selector: ({ hours, id }) => `${hours} ${id}`, maxLength: 60 },
  )
  .map((all) => all.map(({ hours, ...options }) => backup(new Date(START + hours * HOUR_MS), options)));
const count = fc.integer({ min: 0, max: 15 });
const rules = fc.record({ daily: count, weekly: count, monthly: count });

describe('the rule of what stays', () => {
  it('never lets the newest whole backup go, nor one that is named, nor touches one that is not whole', () => {
    fc.assert(
      fc.property(backups, rules, fc.nat(), (all, rule, pick) => {
        const whole = names(all.filter(({ isWhole }) => isWhole)).sort();
        const named = whole[pick % Math.max(1, whole.length)] ?? '';
        const gone = names(chooseExpired(all, rule, new Set([named])));
        expect(gone).not.toContain(whole.at(-1));
        expect(gone).not.toContain(named);
        expect(gone.filter((name) => !whole.includes(name))).toEqual([]);
      }),
    );
  });

  it('keeps the newest where the rule keeps nothing at all', () => {
    const [older, newest] = [backup(new Date(START)), backup(new Date(START + DAY_MS))];
    const nothing = { daily: 0, weekly: 0, monthly: 0 };
    expect(names(chooseExpired([older, newest], nothing))).toEqual(names([older]));
  });

  it('leaves as many as it says and no more, each the newest of its day, week or month', () => {
    fc.assert(
      fc.property(backups, rules, (all, rule) => {
        const gone = new Set(names(chooseExpired(all, rule)));
        const whole = all.filter(({ isWhole }) => isWhole);
        const left = whole.filter(({ name }) => !gone.has(name));
        expect(left.length).toBeLessThanOrEqual(1 + rule.daily + rule.weekly + rule.monthly);
        const dayOf = ({ takenAt }: StoredBackup) => takenAt.toISOString().slice(0, 10);
        const days = [...new Set(whole.map(dayOf))].sort().slice(-rule.daily || Infinity);
        for (const day of days) {
          const newest = names(whole.filter((one) => dayOf(one) === day))
            .sort()
            .at(-1);
          expect(names(left)).toContain(newest);
        }
      }),
    );
  });

  it('has nothing more to say when it was followed, in whatever order they are listed', () => {
    fc.assert(
      fc.property(backups, rules, (all, rule) => {
        const gone = new Set(names(chooseExpired(all, rule)));
        expect(chooseExpired(all.toReversed(), rule).map(({ name }) => name)).toEqual([...gone]);
        expect(
          chooseExpired(
            all.filter(({ name }) => !gone.has(name)),
            rule,
          ),
        ).toEqual([]);
      }),
    );
  });

  it('followed every day for three years, has the last week, five weeks and twelve months', () => {
    let all: StoredBackup[] = [];
    for (let day = 0; day < 1095; day++) {
      all.push(backup(new Date(START + day * DAY_MS + 3 * HOUR_MS)));
      const gone = new Set(names(chooseExpired(all, RULE)));
      all = all.filter(({ name }) => !gone.has(name));
    }
    const days = all.map(({ takenAt }) => takenAt.toISOString().slice(0, 10));
    expect(days.slice(-7)).toEqual([
      '2028-12-24',
      '2028-12-25',
      '2028-12-26',
      '2028-12-27',
      '2028-12-28',
      '2028-12-29',
      '2028-12-30',
    ]);
    expect(days).toEqual(
      expect.arrayContaining([
        '2028-01-31',
        '2028-02-29',
        '2028-06-30',
        '2028-11-30',
        '2028-12-17',
        '2028-12-03',
      ]),
    );
    expect(days.length).toBeLessThanOrEqual(24);
    expect(days[0]).toBe('2028-01-31');
  });

  it('lets none expire because nothing was taken for a year', () => {
    const all = [0, 1, 2].map((day) => backup(new Date(START + day * DAY_MS)));
    expect(chooseExpired(all, { daily: 3, weekly: 0, monthly: 0 })).toEqual([]);
  });
});

describe('what counts as ours', () => {
  const ours = backupName(new Date(START), '0a1b2c3d-0000');

  it('is nothing whose name is not one of a backup', () => {
    const foreign = fc.oneof(
      fc.string(),
      fc.constantFrom(
        `${ours}/notes.txt`,
        `${ours}/more/${SEALED_MANIFEST}`,
        `x${ours}/${SEALED_MANIFEST}`,
        `old/${ours}/${SEALED_MANIFEST}`,
        `${ours}`,
        `${ours}/account.copy.zst`,
        `${ours}/../${SEALED_MANIFEST}`,
        '20269999T999999Z-00000000/manifest.json.age',
      ),
    );
    fc.assert(
      fc.property(fc.array(foreign), (keys) => {
        expect(findBackups(keys.map((key) => ({ key, bytes: 1 })))).toEqual([]);
      }),
    );
    const key = `${ours}/${partName('account.copy.zst', 1)}`;
    expect(findBackups([{ key, bytes: 3 }])).toMatchObject([
      { name: ours, isWhole: false, bytes: 3, keys: [key] },
    ]);
  });
});
