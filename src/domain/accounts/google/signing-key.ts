import { z } from 'zod';
import { ensureAppSetting } from '#db/queries/app-setting.ts';
import type { Services } from '#domain/services.ts';
import { newToken } from '#platform/token.ts';

const KEY = 'sign_in_key';

/** The secret with which every process of this installation signs what a browser carries for it. Made once. */
export async function readSigningKey({ db, clock }: Services): Promise<string> {
  return z
    .string()
    .min(40)
    .parse(await ensureAppSetting(db, KEY, newToken(), clock.now()));
}
