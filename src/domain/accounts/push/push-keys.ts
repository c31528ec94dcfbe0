import { z } from 'zod';
import { ensureAppSetting } from '#db/queries/app-setting.ts';
import type { Services } from '#domain/services.ts';
import { newPushKeys, type PushKeys } from '#platform/push/post-push.ts';
import { openSealed, sealText } from '#platform/seal.ts';

const KEY = 'push_keys';
const PLACE = 'app_setting.push_keys';
const schema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys by which push services know this site: those of the settings, else a pair that is made once and stored sealed. */
export async function readPushKeys({ db, env, clock }: Services): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  const sealed = sealText(env, PLACE, JSON.stringify(newPushKeys()));
  const stored = z.string().parse(await ensureAppSetting(db, KEY, sealed, clock.now()));
  return schema.parse(JSON.parse(openSealed(env, PLACE, stored)));
}
