import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";

import "../../../shared/testing/dom.fake.ts";
import { createMoves } from "../moves/moves.ts";
import { MovesContext } from "../moves/moves-context.ts";
import { createScreen, ScreenContext } from "../screen/screen-store.ts";
import { TableContext } from "../table/table-context.ts";
import type { world } from "../table/table.fake.ts";

/** Renders a component of the play screen at a fake table. The result has the player's keyboard and mouse, and the screen's state. */
export function renderAtTable(component: ReactElement, { table }: Pick<ReturnType<typeof world>, "table">) {
  const screen = createScreen();
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TableContext value={table}>
          <MovesContext value={createMoves(table)}>
            <ScreenContext value={screen}>{component}</ScreenContext>
          </MovesContext>
        </TableContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, screen, player: userEvent.setup() };
}
