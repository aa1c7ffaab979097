import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import type { CampaignRequest, WorldBuilder, WorldRequest } from "#storyteller/ports";

/**
 * A world builder for tests. It records each request and responds with texts that show what was requested. It fails once for each
 * `failNext`.
 */
class FakeWorldBuilder implements WorldBuilder {
  readonly worlds: WorldRequest[] = [];
  readonly campaigns: CampaignRequest[] = [];
  /** The secrets of the campaigns that are generated next. */
  secrets: CampaignSecret[] = [];
  private failing = 0;

  failNext(): void {
    this.failing += 1;
  }

  async world(request: WorldRequest): ReturnType<WorldBuilder["world"]> {
    this.failIfAsked();
    this.worlds.push(request);
    return {
      name: request.name || "The Named World",
      description: `A world of ${request.genres.join(" and ")} no. ${this.worlds.length}`,
      source: "oracle",
    };
  }

  async campaign(request: CampaignRequest): ReturnType<WorldBuilder["campaign"]> {
    this.failIfAsked();
    this.campaigns.push(request);
    const overview = `A campaign in ${request.world.name} no. ${this.campaigns.length}`;
    return {
      name: request.name || "The Named Campaign",
      description: `## Campaign Overview\n\n${overview}`,
      sections: {
        subtitle: "A subtitle",
        overview,
        storyHooks: "Hooks",
        plotElements: "Plots",
        gameplayStyle: "Style",
        adventureOpportunities: "Opportunities",
        challenges: "Challenges",
      },
      secrets: this.secrets,
      source: "oracle",
    };
  }

  private failIfAsked(): void {
    if (this.failing === 0) return;
    this.failing -= 1;
    throw new Error("the builder has no words today");
  }
}

export const fakeWorldBuilder = new FakeWorldBuilder();
