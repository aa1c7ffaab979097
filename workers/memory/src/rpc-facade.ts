import { RpcTarget } from "cloudflare:workers";

/**
 * Makes an object callable over RPC. RPC can only call methods that are declared on a class, so this makes a class with the object's
 * methods.
 */
export function facade<Port extends object>(port: Port): Port & RpcTarget {
  class Facade extends RpcTarget {}
  Object.defineProperties(Facade.prototype, Object.getOwnPropertyDescriptors(port));
  return new Facade() as Port & RpcTarget;
}
