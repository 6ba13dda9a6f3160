/** Where a PostgreSQL database is and who we are there; understood by postgres.js and pg alike. */
export interface DatabaseAddress {
  /** A host name, or the absolute path of the folder that holds the server's Unix socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: boolean;
}

/** Reads `postgres://user:password@host:port/database?sslmode=require`, a socket folder as `?host=/path`. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    throw new Error('it must start with postgres:// or postgresql://');
  const database = decodeURIComponent(url.pathname.slice(1));
  if (!database) throw new Error('it must name a database');
  const sslMode = url.searchParams.get('sslmode') ?? 'disable';
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ssl: sslMode !== 'disable' && sslMode !== 'allow' && sslMode !== 'prefer',
  };
}

export function formatDatabaseUrl(address: DatabaseAddress): string {
  const socket = address.host.startsWith('/');
  const url = new URL(`postgres://${socket ? 'localhost' : address.host}:${address.port}`);
  url.username = encodeURIComponent(address.user);
  url.password = encodeURIComponent(address.password);
  url.pathname = `/${encodeURIComponent(address.database)}`;
  if (socket) url.searchParams.set('host', address.host);
  if (address.ssl) url.searchParams.set('sslmode', 'require');
  return url.href;
}
