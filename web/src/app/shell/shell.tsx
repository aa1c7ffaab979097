import { Outlet } from "react-router-dom";

/** The frame around every signed-in page. */
export function Component() {
  return <Outlet />;
}
