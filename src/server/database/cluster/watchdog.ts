import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { folderDescriptor, type SystemAccount } from '#server/database/cluster/privileges.ts';

/**
 * Ends its command in an orderly way when file descriptor 3 closes: when we say so, and also when
 * we are killed, for the kernel closes it then. It asks again each second because a shell starts
 * background commands with the interrupt ignored, until PostgreSQL has set its own handler.
 */
const watchdog = `
"$@" </dev/null 3<&- & command=$!
(read _ <&3; exec 3<&-; while kill -INT $command; do sleep 1; done) >/dev/null 2>&1 & watch=$!
wait $command; code=$?
kill $watch 2>/dev/null
exit $code`;

interface WatchedCommand {
  file: string;
  args: string[];
  /** The folder it works on, handed to it open. */
  folder: string;
  env: NodeJS.ProcessEnv;
  account: SystemAccount | undefined;
  onLine: (line: string) => void;
}

interface WatchedProcess {
  /** Settles when the command has ended, by its exit code (null after a signal). */
  exited: Promise<number | null>;
  /** Lets the watchdog end the command. */
  letGo(): void;
  /** The last lines it printed, for an error message. */
  lastWords(): string;
}

/** Its own session: Ctrl-C in a terminal reaches us, and the database only when we have drained. */
export function startWatched(command: WatchedCommand): WatchedProcess {
  const child = spawnShell(command);
  const tail = collectLines(child, command.onLine);
  const leash = child.stdio[3];
  leash?.on('error', () => {});
  return {
    exited: whenEnded(child, tail),
    letGo: () => void leash?.destroy(),
    lastWords: () => tail.join('\n'),
  };
}

function spawnShell({ file, args, env, account, folder }: WatchedCommand): ChildProcess {
  const handed = openSync(folder, 'r');
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'pipe'];
  stdio[folderDescriptor] = handed;
  try {
    const options = { ...account, cwd: '/', env, detached: true, stdio };
    return spawn('/bin/sh', ['-c', watchdog, 'sh', file, ...args], options);
  } finally {
    closeSync(handed);
  }
}

function collectLines(child: ChildProcess, onLine: (line: string) => void): string[] {
  const tail: string[] = [];
  if (!child.stderr) return tail;
  createInterface({ input: child.stderr }).on('line', (line) => {
    tail.push(line);
    if (tail.length > 20) tail.shift();
    onLine(line);
  });
  return tail;
}

/** A surviving grandchild may keep the pipes open, so their end is waited for only briefly. */
const whenEnded = (child: ChildProcess, tail: string[]): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      tail.push(error.message);
      resolve(null);
    });
    child.once('exit', (code) => {
      const finish = () => {
        clearTimeout(timer);
        for (const stream of child.stdio) stream?.destroy();
        resolve(code);
      };
      const timer = setTimeout(finish, 300);
      child.once('close', finish);
    });
  });
