import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One living process; `command` is its command line with the arguments joined by single spaces. */
export interface RunningProcess {
  pid: number;
  command: string;
}

/**
 * What tells one process from a later one that got the same number: the boot and the start time.
 * @returns null when no such process lives; a zombie has ended and counts as none.
 */
export function processIdentity(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTicks}`;
  } catch {
    return null;
  }
}

function psIdentity(pid: number): string | null {
  const line = ps(['-o', 'stat=,lstart=', '-p', String(pid)]).trim();
  const [state = '', ...started] = line.split(/\s+/);
  return line === '' || state.startsWith('Z') ? null : started.join(' ');
}

/** Every living process that this account may see. */
export function listProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

function listFromProc(): RunningProcess[] {
  const found: RunningProcess[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      if (command !== '') found.push({ pid: Number(name), command });
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return found;
}

function listFromPs(): RunningProcess[] {
  const found: RunningProcess[] = [];
  for (const line of ps(['-axww', '-o', 'pid=,command=']).split('\n')) {
    const match = /^\s*(\d+)\s+(.*\S)\s*$/.exec(line);
    if (match?.[2] !== undefined) found.push({ pid: Number(match[1]), command: match[2] });
  }
  return found;
}

function ps(args: string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  } catch {
    // ps ends with an error when no process matches.
    return '';
  }
}
