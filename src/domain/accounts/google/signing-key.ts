import { z } from 'zod';
import { ensureAppSetting } from '#db/queries/app-setting.ts';
import type { Services } from '#domain/services.ts';
import { openSealed, sealText } from '#platform/seal.ts';
import { newToken } from '#platform/token.ts';

const KEY = 'sign_in_key';

/** The secret with which every process of this installation signs what a browser carries for it. Made once. */
export async function readSigningKey({ db, env, clock }: Services): Promise<string> {
  const sealed = sealText(env, 'app_setting.sign_in_key', newToken());
  const stored = z.string().parse(await ensureAppSetting(db, KEY, sealed, clock.now()));
  return openSealed(env, 'app_setting.sign_in_key', stored);
}
