import { Link } from "react-router-dom";

import { text } from "../../text/text.ts";

/** The link to /service-status in the footer of signed-in pages. */
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
