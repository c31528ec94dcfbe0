import { readFile, writeFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Encryption with a public key in the format of age (age-encryption.org/v1): who has the key can encrypt, and only the holder of the
 * private key, who may be elsewhere, can read. The program `age` reads the same files.
 */
export type Encrypt = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
export type Decrypt = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Writes a new private key into a file that does not exist yet, readable by its owner alone, and answers the public one. */
export async function makeKeyPair(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  return recipient;
}

/** Throws where one of them is no public key of age. */
export function encryptFor(publicKeys: readonly string[]): Encrypt {
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  return async function* (bytes) {
    yield* chunksOf(await encrypter.encrypt(streamOf(bytes)));
  };
}

/** Throws where the file holds no private key of age. Reading what was cut short, changed or sealed for others throws, too. */
export async function decryptWith(privateKeyFile: string): Promise<Decrypt> {
  const lines = (await readFile(privateKeyFile, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0) throw new Error(`${privateKeyFile} holds no key.`);
  const decrypter = new Decrypter();
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    // What the library says could quote the key.
    throw new Error(`${privateKeyFile} holds something that is no private key of age.`);
  }
  return async function* (bytes) {
    yield* chunksOf(await decrypter.decrypt(streamOf(bytes)));
  };
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
