/** Thesaurus table: sport, travel, games and free time. */
export const LEISURE = `
hobby pastime interest passion activity
hobby: read paint write cook bake garden hike photography knit collect pottery sing dance guitar piano game chess
activity: hike camp swim paint pottery run read dance yoga cook bake play museum game surf fish climb ski ride bowling picnic
outdoor: hike camp climb fish surf ski kayak picnic trail mountain beach nature bike
outdoors nature hike camp outside
sport: basketball football soccer baseball tennis golf hockey swim surf ski skate boxing kickboxing climb volleyball rugby cricket athlete
exercise workout gym fitness train training
exercise: yoga run gym workout kickboxing boxing swim weight lift hike jog cycle stretch taekwondo circuit aerial
workout gym exercise fitness training
fitness gym exercise workout health strength
martial: karate taekwondo judo boxing kickboxing
yoga meditation stretch pose
race marathon run charity 5k
run jog marathon race running
swim pool swimming dive
surf surfing wave beach board
climb climbing mountain rock summit
ski snowboard snow skate
hike trail mountain walk trek
camp camping tent campfire outdoors campground
campfire marshmallow fire camp
fish fishing lake
walk stroll wander hike
bike bicycle cycle ride cycling
team player coach league season
score point goal basket win
match game play season
basketball nba court hoop dunk
football quarterback touchdown nfl
soccer goal pitch
baseball bat pitch
stadium arena court
gear equipment shoe jersey
fan favorite love supporter
favorite best love prefer fave fan
game: chess card dice board console video xbox playstation nintendo rpg multiplayer puzzle tournament
gamer gaming game
tournament competition gaming esport
console xbox playstation nintendo switch
trip travel journey vacation visit tour getaway roadtrip voyage
vacation trip travel getaway beach resort holiday
travel trip country abroad explore visit
tour: show concert travel
explore adventure discover wander
adventure explore journey quest expedition
flight fly plane airport
hotel hostel inn lodge cabin
destination place city country
road drive trip highway
drive driving car road
vehicle: car truck bus bike motorcycle boat ship cart wagon plane train van prius
car vehicle automobile drive engine
transport: car bus train plane bike ship cart
boat ship sail canoe kayak
country: england france spain italy germany ireland scotland sweden norway finland denmark poland greece turkey japan china india canada mexico brazil thailand australia russia egypt portugal switzerland iceland
nation country land
abroad overseas country foreign europe
state: california florida texas oregon washington nevada colorado alaska hawaii georgia michigan ohio minnesota massachusetts indiana carolina
city: london paris rome tokyo chicago boston seattle york barcelona berlin toronto vancouver sydney miami dublin edinburgh francisco
europe: england france spain italy germany ireland scotland sweden norway greece paris london rome barcelona
european: england france spain italy germany ireland scotland sweden norway greece paris london rome
place: beach park mountain museum lake forest city town cafe restaurant hotel castle island garden church
area place region neighborhood zone county
park garden playground
beach sea ocean coast shore sand wave
ocean sea beach wave
mountain hill peak summit cliff
forest wood tree
lake river pond water
waterfall cascade river
island shore beach
nature forest mountain outdoors tree landscape
landscape view scenery mountain
sunset sunrise sky dusk dawn
sky star cloud moon
star meteor galaxy telescope astronomy
weather rain snow sun storm
rain storm wet
snow winter ice
season: spring summer autumn winter fall
museum exhibit gallery
exhibit exhibition museum gallery show
theme: park disney
weekend saturday sunday
spare free leisure time
routine habit daily schedule
`;
