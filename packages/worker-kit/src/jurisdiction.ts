/**
 * The namespace in the site's jurisdiction. Objects of one name in two jurisdictions are different objects, so every access must use it.
 * @param jurisdiction DATA_JURISDICTION; empty if the objects may be anywhere. The local runtime knows no jurisdictions
 */
export const inJurisdiction = <Object extends Rpc.DurableObjectBranded | undefined>(
  namespace: DurableObjectNamespace<Object>,
  jurisdiction: string,
): DurableObjectNamespace<Object> =>
  jurisdiction ? namespace.jurisdiction(jurisdiction as DurableObjectJurisdiction) : namespace;
