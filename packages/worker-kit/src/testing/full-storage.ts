/** From now on every INSERT and UPDATE fails, as if the object's storage were full. Rows can still be read and deleted. */
export function fillStorage({ sql }: Pick<DurableObjectStorage, "sql">): void {
  const exec = sql.exec.bind(sql);
  const full = (query: string, ...bindings: SqlStorageValue[]) => {
    if (/^\s*(?:INSERT|UPDATE)/u.test(query)) throw new Error("database or disk is full: SQLITE_FULL");
    return exec(query, ...bindings);
  };
  Object.defineProperty(sql, "exec", { configurable: true, value: full });
}

/** Undoes `fillStorage`: there is room again. */
export function makeRoom({ sql }: Pick<DurableObjectStorage, "sql">): void {
  Reflect.deleteProperty(sql, "exec");
}
