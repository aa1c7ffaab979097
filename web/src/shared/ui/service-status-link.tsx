import { Link } from "react-router-dom";

import { text } from "../text/text.ts";

/** The way from the foot of every signed-in page to /service-status (product.md §2). */
export function ServiceStatusLink() {
  return (
    <Link
      to="/service-status"
      className="inline-block py-1 underline decoration-line underline-offset-4 hover:text-ember"
    >
      {text.nav.serviceStatus}
    </Link>
  );
}
