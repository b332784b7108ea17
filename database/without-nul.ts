import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';

const holdsNul = (parameter: unknown): parameter is string =>
  typeof parameter === 'string' && parameter.includes('\u0000');

/** U+FFFD is what decoders put where they cannot read. */
function withoutNul(query: CompiledQuery): CompiledQuery {
  // Almost no query contains one, and copying the parameters would cost every query.
  if (!query.parameters.some(holdsNul)) return query;
  const parameters = query.parameters.map((parameter) =>
    holdsNul(parameter) ? parameter.replaceAll('\u0000', '\ufffd') : parameter,
  );
  return { ...query, parameters };
}

/**
 * A dialect for PostgreSQL, whose texts cannot contain U+0000: a query with one would fail. Anybody can put it into
 * an address (`/news/%00`). With this dialect such a query finds nothing, as on SQLite.
 */
export function acceptNul(dialect: Dialect): Dialect {
  const known = new WeakSet<DatabaseConnection>();
  const teach = (connection: DatabaseConnection): DatabaseConnection => {
    if (known.has(connection)) return connection;
    known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...rest) => execute(withoutNul(query), ...rest);
    return connection;
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver: Driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (...options) => teach(await acquire(...options));
      return driver;
    },
  };
}
