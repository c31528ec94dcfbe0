import { createContext, use } from 'react';
import type { ShownSession } from '../shown-session.server.ts';

export type Session = {
  readonly shown: ShownSession;
  /** Ends the session, says so, and goes home. */
  signOut(): Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in, as the frame shows it. Works below the frame, hence in every screen. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
