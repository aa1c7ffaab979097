/** Something to do next: as it is offered, to stand after "you could", and as the player would say it. */
export interface Offer {
  readonly offered: string;
  readonly said: string;
}

const offer = (offered: string, said: string): Offer => ({ offered, said });

/** {name} is someone here, {trouble} the open thread's. */
export const DEEDS_WITH_SOMEONE: readonly Offer[] = [
  offer("ask {name} what is not being said", "I ask {name} about it"),
  offer("press {name} about {trouble}", "I persuade {name} to tell me more"),
  offer("offer {name} your help at a price", "I bargain with {name}"),
  offer("draw {name} aside, past the {surface}", "I talk to {name}"),
  offer("tell {name} the truth and see what it buys", "I talk to {name} kindly"),
  offer("let {name} believe you know more than you do", "I bluff {name}"),
  offer("ask who {name} is really afraid of", "I ask {name} who is behind it"),
  offer("buy {name} a quiet minute and a loud drink", "I buy {name} a drink, pay for a round"),
];
export const DEEDS_ALONE: readonly Offer[] = [
  offer("go over the {surface} inch by inch", "I search carefully"),
  offer("look into {curio}", "I investigate"),
  offer("wait by the {surface} and see who comes", "I wait"),
  offer("follow the smell of {smell} to where it starts", "I search"),
  offer("take the measure of {place} from somewhere high", "I climb up for a better view"),
  offer("rest while there is quiet to rest in", "I rest"),
  offer("slip out unseen, the back way", "I sneak out"),
  offer("put an ear to the {surface} and hold your breath", "I listen"),
];
/** {way} is a place the story knows. */
export const DEEDS_AWAY: readonly Offer[] = [
  offer("make for {way} while the light lasts", "I go to {way}"),
  offer("take the road to {way}", "I go to {way}"),
  offer("see for yourself what waits at {way}", "I go to {way}"),
  offer("follow the matter of {trouble} as far as {way}", "I go to {way}"),
  offer("be at {way} ahead of the news", "I hurry, head to {way}"),
];
