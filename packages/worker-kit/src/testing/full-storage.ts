/** From now on nothing more fits into an object's storage. What is there can be read, and taken out. */
export function fillStorage({ sql }: Pick<DurableObjectStorage, "sql">): void {
  const exec = sql.exec.bind(sql);
  const full = (query: string, ...bindings: SqlStorageValue[]) => {
    if (/^\s*(?:INSERT|UPDATE)/u.test(query)) throw new Error("database or disk is full: SQLITE_FULL");
    return exec(query, ...bindings);
  };
  Object.defineProperty(sql, "exec", { configurable: true, value: full });
}

/** There is room again. */
export function makeRoom({ sql }: Pick<DurableObjectStorage, "sql">): void {
  Reflect.deleteProperty(sql, "exec");
}
