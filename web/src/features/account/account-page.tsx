import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import type { AccountAnswer } from "#contracts/http/account";

import { request } from "../../shared/api/request.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Panel } from "../../shared/ui/content/card.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { DeleteSection } from "./sections/delete-section.tsx";
import { EmailSection } from "./sections/email-section.tsx";
import { GoogleSection } from "./sections/google-section.tsx";
import { NameSection } from "./sections/name-section.tsx";
import { PasswordSection } from "./sections/password-section.tsx";
import { SessionsSection } from "./sections/sessions-section.tsx";

/** /account: the player's name, ways to sign in and sessions, and how to change or delete them. Each section has its own #hash. */
export function Component() {
  const account = useQuery({
    queryKey: ["account"],
    queryFn: ({ signal }) => request<AccountAnswer>("/api/account", { signal }),
  });
  return (
    <Page narrow>
      <PageHeader title={text.nav.account} {...(account.data && { lead: account.data.user.email })} />
      <Loaded query={account} failed={text.account.failed}>
        {(loaded) => <Sections account={loaded} />}
      </Loaded>
    </Page>
  );
}

function Sections({ account }: { readonly account: AccountAnswer }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const way = account.hasPassword && account.google ? "both" : account.google ? "google" : "password";
  return (
    <>
      <p className="text-quiet">{text.account.ways[way]}</p>
      <NameSection account={account} />
      <SessionsSection />
      <PasswordSection account={account} />
      <GoogleSection account={account} />
      {account.hasPassword && <EmailSection />}
      <Panel title={text.account.data}>
        <p className="max-w-prose text-quiet">{text.account.dataHint}</p>
        <LinkButton variant="secondary" to="/campaigns/export" className="mt-4">
          {text.account.export}
        </LinkButton>
      </Panel>
      <DeleteSection account={account} />
    </>
  );
}
