/** Plain words that a student can read aloud and write down. Files sealed with them stay readable whatever becomes of this list. */
export const phraseWords: readonly string[] = `
  able acid acorn acre actor adult again agent ahead album alert alive alley almond alone along alpha amber amount anchor angle ankle
  answer antler apple apron arch arena arm armour army arrow artist ash aside asleep atlas atom attic august aunt autumn award away axle
  baby back badge bag bake baker balcony ball balloon bamboo banana band bangle bank banyan bar bark barley barn barrel basil basin
  basket bat bath battery bay beach bead beak beam bean bear beard beat beauty bed bee begin behind bell below belt bench berry best
  better bicycle big bill bird birth biscuit bishop bite black blade blank blanket blend bless blink block blood bloom blossom blow blue
  board boat body boil bold bolt bone bonus book boot border bottle bottom bow bowl box boy brain brake branch brass brave bread break
  breath breeze brick bride bridge brief bright bring broad bronze brook broom brother brown brush bubble bucket bud buffalo bugle build
  bulb bullet bundle burst bus bush butter button buyer cabin cable cactus cake calf call calm camel camera camp canal candle canoe
  canvas cap capital captain car caravan card cargo carpet carrot carry cart carve case castle cat catch cattle cave cedar ceiling cell
  cement centre chain chair chalk champion change chapter charm chart chase cheek cheese cherry chess chest chick chief child chilli
  chimney chin circle circus city civil clap class clay clean clear clerk clever cliff climb clock close cloth cloud clover club coach
  coal coast coat cobra coconut coffee coin cold collar colour comb comet common compass cook cool copper copy coral cord corn corner
  cotton couch count country couple courage court cousin cover cow crab cradle craft crane crash crayon cream creek cricket crimson crop
  cross crow crowd crown cruise crystal cube cup cupboard curd curious curl curry curtain curve cushion custom cycle dairy daisy dance
  dark dash date daughter dawn day deal dear deck deep deer delta desert desk diamond diary dig dinner direct dish diver dock doctor dog
  doll dolphin dome donkey door double dove down dozen draft dragon drama draw dream dress drift drill drink drive drop drum dry duck
  dune dusk dust duty eager eagle ear early earth east easy echo edge egg eight elbow elder electric elephant eleven embark emerald
  empty energy engine enjoy enter equal evening event ever exact exit extra eye fabric face fact factory fair falcon fall family famous
  fan far farm farmer fast father feast feather felt fence fern ferry festival fever few field fifty fig film final find finger fire
  first fish five flag flame flash flat flavour fleet flight float flock flood floor flour flower flute fly foam fog fold folk food foot
  forest fork form fort forty forward fossil fountain four fox frame free fresh friday friend frog front frost fruit full fun funny
  future gallery game garden garland garlic gate gather gentle ghost giant gift ginger giraffe girl give glad glass globe glory glove
  glow glue goal goat gold golden good goose gorge grain grand grape graph grass gravel gravy great green greet grey grid ground group
  grove grow guard guava guest guide guitar gulf hair half hall hammer hand handle happy harbour hard hare harp harvest hat hawk hay
  head heap heart heat heavy hedge height helmet help hen herb herd hero hidden high hill hint history hive hobby hockey hold hollow
  holly home honest honey hood hook hope horn horse host hotel hour house huge human humble hundred hunt hurry hut ice idea idle inch
  indigo inner insect inside iris iron island ivory ivy jacket jade jaguar jam january jar jasmine jaw jelly jewel join joke journey joy
  judge jug juice july jump june jungle junior jute kabaddi kangaroo keen keep kettle key kick kind king kingdom kitchen kite kitten
  knee knife knot know koala label lace ladder lady lake lamb lamp land lane lantern large laser last late laugh laundry lava lawn lazy
  leader leaf lean learn leather left leg lemon lens leopard lesson letter level lever library lid life lift light lily lime line lion
  lip list little live lively lizard load local lock locket log lonely long loop lorry lotus loud love low loyal lucky luggage lunch
  lung machine magic magnet mail main maize mango manner many map maple marble march margin marigold mark market marsh mask mat match
  matter meadow meal measure medal meet melon member memory merry metal meteor middle midnight mild mile milk mill mind mine minor mint
  minute mirror mist mix model modern moment monday money monkey monsoon month moon morning mosaic moss moth mother motor mountain mouse
  mouth move much mud mule museum mushroom music mustard myth nail name narrow nation native nature navy near neat neck nectar needle
  neem neighbour nest net never new news next nice night nine noble noise noodle noon north nose note novel number nurse nut oak oar
  oasis oat ocean october office often oil olive onion only open opera orange orbit orchard orchid order organ otter oval oven over owl
  owner paddle page paint pair palace palm panda panel paper parade parcel parent park parrot part partner party pass past paste path
  patient pattern pause pea peace peach peacock pear pearl peel pen pencil people pepper perfect petal phone photo piano picnic picture
  piece pigeon pillow pilot pin pine pink pioneer pipe pistachio place plain plan planet plant plate play player plenty plot plough plum
  plus pocket poem poet point polar pole police polish pond pony pool poppy porch port post pot potato potter pottery powder power
  praise press pretty price pride prince print prize proud public pull pulse pump pumpkin pupil puppet puppy pure purple purse push
  puzzle quarter queen quick quiet quilt quiz rabbit race radar radio radish raft rail rain rainbow raise raisin ranch range rapid rare
  raven raw ray reach read ready real reason record red reed reef region remote rest ribbon rice rich ride right ring ripe ripple rise
  river road roar roast robin robot rock rocket roll roof room root rope rose rotate rough round route row royal rubber ruby rug rule
  run runner saddle safe saffron sage sail sailor salad salt same sand sandal sari satin saturday sauce save scale scarf scene school
  science scooter score scout screen sea seal search season seat second secret seed sense seven shade shadow shape share shark sharp
  shawl sheep sheet shelf shell shelter shield shine ship shirt shoe shop shore short shoulder show shower side signal silence silk
  silver simple sing singer sister six size sketch skill skin skirt sky sleep sleeve slice slide slim slope slow small smart smile smoke
  smooth snack snail snake snow soap soccer social sock sofa soft soil soldier solid solve son song soon sound soup source south space
  spare spark sparrow speak special speed spell spend spice spider spin spinach spiral spirit spoon sport spot spray spread spring
  square squirrel stable stage stair stamp stand star start station statue stay steam steel steep stem step stick still stitch stone
  stool stop store storm story stove straight strange straw stream street strong student studio study sugar suit sum summer summit sun
  sunday sunrise supper sure surf surprise swallow swan sweet swift swim swing switch symbol table tail tailor tale talk tall tank tap
  target taste taxi tea teach teacher team tell temple ten tent test text thank theatre thick thin thing third thread three throw thumb
  thunder ticket tide tiger tile timber time tin tiny tiptoe title toast today toe together tomato tone tool tooth top torch tortoise
  total touch tour towel tower town toy track tractor trade trail train travel tray treasure tree triangle tribe trip trophy truck true
  trumpet trunk trust truth try tulip tune tunnel turn turtle twelve twenty twig twin umbrella uncle under uniform union unit upper
  useful valley value van vase velvet verse very vessel video village vine violet violin visit voice volcano vote voyage wagon waist
  wait walk wall walnut warm wash watch water wave wax way wealth weather weave week welcome well west whale wheat wheel whisper whistle
  white whole wide width wild willow wind window wing winner winter wire wise wish wolf wonder wood wool word work world worth wren
  wrist write yak yard yarn year yellow young zebra zero zigzag
`
  .trim()
  .split(/\s+/);
