/** Thesaurus table: body and mind, health, feelings, thought and speech. */
export const FEELINGS = `
sick ill illness disease unwell
illness: cancer flu cold fever asthma allergy diabetes gastritis
condition illness disease asthma allergy
allergy allergic asthma reaction
doctor hospital clinic medical nurse checkup
hospital emergency ambulance doctor
medicine medication pill treatment
injury injure hurt wound pain ankle sprain broken
hurt injury pain wound
pain ache hurt
health healthy fitness diet wellness
diet eat nutrition healthy weight
weight fat diet scale
sleep rest nap tired bed
tired exhausted fatigue
mental health therapy counseling psychology
therapy therapist counseling counselor psychologist
counseling counselor therapy mental
relax calm unwind peace rest destress chill
destress stress relax unwind therapy calm escape
stress anxious anxiety pressure worry overwhelm
calm peace serene relax soothe
peace calm tranquil serenity
meditate meditation mindful yoga
happy joy glad cheerful thrill excite delight
joy happiness happy delight
sad unhappy upset sorrow grief down
angry mad furious anger rage upset
afraid scare fear fright nervous terrify
fear scare afraid phobia
nervous anxious worry jitter
proud pride accomplishment
lonely alone isolate
grateful thankful appreciate gratitude
love adore passion
like enjoy love favorite into
enjoy love fun like
hate dislike despise
excite thrill eager stoke pump
surprise amaze unexpected shock astonish
amaze wow awesome incredible
disappoint letdown upset
jealous envy
embarrass awkward shame
bore boring dull
hope wish optimistic
confident confidence courage brave
brave courage bold hero
strong strength power resilience resilient
resilience strength tough overcome
patient patience
feel: happy sad proud angry excite nervous grateful scare glad amaze overwhelm relieve thrill accept free inspire
emotion: happy sad proud angry excite nervous grateful scare joy
react reaction respond response
inspire motivate encourage inspiration motivation
motivate drive inspire push keep
passion passionate love drive
important matter mean significance value
meaning significance symbolize represent stand
symbolize represent symbol mean stand
represent symbolize mean stand
accept acceptance belong embrace
remember memory remind recall
remind memory reminder
forget forgot
think believe opinion view
believe faith think
opinion think view thought
decide decision choose choice
choose pick select decide
reason why because
advice tip suggest recommend suggestion
recommend suggest recommendation advice
suggest recommend advise propose
warn warning caution careful
ask question inquire
answer reply respond
tell say mention share
describe say call like
discuss talk chat conversation
talk chat speak conversation
agree accept consent
refuse decline reject deny
lie deceive cheat false
true truth honest fact
secret hidden conceal hide
idea thought notion
change transform transition transformation
transition change transform journey
grow growth develop progress
improve better enhance
help aid assist support
care look tend
kind caring gentle
religion religious church faith god pray spiritual
faith belief church god religion
church faith religious worship
pray prayer god faith
spirit spiritual soul
life living live
beautiful gorgeous pretty lovely stunning
big large huge giant
small little tiny
quick fast rapid
new recent latest
favourite favorite
differ different unlike
similar same alike common both
disaster: flood fire storm earthquake hurricane tornado
accident crash collision wreck
flood water storm
fire burn blaze flame
storm hurricane thunder
danger dangerous risk hazard
safe safety secure protect
rescue save
`;
