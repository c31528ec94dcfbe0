/** Work that is bounded apart, so that much of one kind leaves room for the others. */
export const WORK_KINDS = ['guestPages', 'memberPages', 'apiReads', 'apiWrites', 'office'] as const;

export type WorkKind = (typeof WORK_KINDS)[number];
export type InFlightLimits = Readonly<Record<WorkKind, number>>;

/**
 * A process renders about a hundred pages a second, so that the last of these is answered in a third of a second. More would only
 * wait longer, and hold memory meanwhile.
 */
export const IN_FLIGHT: InFlightLimits = {
  guestPages: 32,
  memberPages: 32,
  apiReads: 64,
  apiWrites: 32,
  office: 16,
};

export type InFlight = {
  /** Answers how to leave again, or null where as many are at work as may be. */
  enter(kind: WorkKind): (() => void) | null;
};

/** Counts the requests at work, of each kind. */
export function createInFlight(limits: InFlightLimits): InFlight {
  const counts = new Map<WorkKind, number>();
  return {
    enter: (kind) => {
      const count = counts.get(kind) ?? 0;
      if (count >= limits[kind]) return null;
      counts.set(kind, count + 1);
      let isIn = true;
      return () => {
        if (isIn) counts.set(kind, (counts.get(kind) ?? 1) - 1);
        isIn = false;
      };
    },
  };
}

/** The kind of a request; null for what is open as long as its reader likes. */
export function workKindOf(options: {
  readonly path: string;
  readonly method: string;
  readonly hasToken: boolean;
}): WorkKind | null {
  const { path, method, hasToken } = options;
  if (path === '/api/sport/in-play/stream') return null;
  if (/^\/office(?:[/.]|$)/.test(path)) return 'office';
  const isRead = method === 'GET' || method === 'HEAD';
  if (path.startsWith('/api/')) return isRead ? 'apiReads' : 'apiWrites';
  return hasToken ? 'memberPages' : 'guestPages';
}
