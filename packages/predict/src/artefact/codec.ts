/**
 * Writes nested plain data as JSON values and reads it back bit by bit: typed arrays, maps, sets, and the numbers
 * that JSON does not know. A model's whole state goes through here, so that the state modules stay plain data.
 */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export function encodeState(value: unknown): JsonValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (value instanceof Float64Array && value.length > 8 && value.every((one) => Object.is(one, 0))) {
    // Sums that never got a row are long runs of zeros.
    return { $zeros: value.length };
  }
  if (value instanceof Float64Array) return { $f64: bytesToText(new Uint8Array(value.slice().buffer)) };
  if (value instanceof Float32Array) return { $f32: bytesToText(new Uint8Array(value.slice().buffer)) };
  if (value instanceof Int32Array) return { $i32: bytesToText(new Uint8Array(value.slice().buffer)) };
  if (value instanceof Uint8Array) return { $u8: bytesToText(value) };
  if (value instanceof Map)
    return { $map: [...value].map(([key, one]) => [encodeState(key), encodeState(one)]) };
  if (value instanceof Set) return { $set: [...value].map(encodeState) };
  if (Array.isArray(value)) return value.map(encodeState);
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(entries.map(([key, one]) => [key, encodeState(one)]));
  }
  throw new TypeError(`a state holds data only, not a ${typeof value}`);
}

export function decodeState(json: JsonValue): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (isArray(json)) return json.map(decodeState);
  const special = decodeSpecial(json);
  if (special !== undefined) return special;
  return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, decodeState(one)]));
}

function isArray(json: JsonValue): json is readonly JsonValue[] {
  return Array.isArray(json);
}

function decodeSpecial(json: { readonly [key: string]: JsonValue }): unknown {
  if (typeof json.$n === 'string') return Number(json.$n);
  if (typeof json.$zeros === 'number') return new Float64Array(json.$zeros);
  if (typeof json.$f64 === 'string') return new Float64Array(textToBytes(json.$f64).buffer);
  if (typeof json.$f32 === 'string') return new Float32Array(textToBytes(json.$f32).buffer);
  if (typeof json.$i32 === 'string') return new Int32Array(textToBytes(json.$i32).buffer);
  if (typeof json.$u8 === 'string') return textToBytes(json.$u8);
  const map = json.$map;
  if (map !== undefined && isArray(map)) {
    const decoded = new Map<unknown, unknown>();
    for (const pair of map) {
      if (isArray(pair)) decoded.set(decodeState(pair[0] ?? null), decodeState(pair[1] ?? null));
    }
    return decoded;
  }
  const set = json.$set;
  return set !== undefined && isArray(set) ? new Set(set.map(decodeState)) : undefined;
}

function encodeNumber(value: number): JsonValue {
  if (Object.is(value, -0)) return { $n: '-0' };
  return Number.isFinite(value) ? value : { $n: String(value) };
}

const CHUNK = 8192;

function bytesToText(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    // Spread, the bytes would pass an iterator one by one, which takes seven times as long.
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(from, from + CHUNK));
  }
  return btoa(binary);
}

function textToBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
