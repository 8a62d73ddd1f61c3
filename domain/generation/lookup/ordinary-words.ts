const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Ordinary English words and names of people that are one letter away from a word of menus: "Shallow" is no shallot. Those of
 * the 43,000 most frequent words (SCOWL up to level 40) that the words of our dishes would correct.
 */
export const ORDINARY_WORDS = words(`
  abound aground bomba bombas aliases alight asserted babble badger bailed bakers banged banker banner banter bantered
  barbecued barely barter bartered basked batted battery battle beaded beasts belling berried better bettered
  bitten blacken blanked blanker blankest blustered boiler bottled bowled bracket braided brained branch brands
  braves bravos brewer bribed brides bridged bridle bristle britches brittler broiled broker browner browsed
  bruise bruised brutish bubbled bumble bunches burble burner buster butchery butler butted cackling caddie
  caddied canary candid candle candled canter caroline caroling carried cashed cashes caters cellar chaired
  chapped charged charmed charted chased chases chaster checks cheeps cheers cheery chiller chills chilly chipped
  choked choking chopper clothed clouds clouted coaled cobble coffer coined coking collared collie cologne
  colones compete completed completer compose compute condense configure conned console consume cooing cooker
  cooled cooling cooped cooper cooping copped corded corked corking cornea corner cornet costar costing counted
  county courage coursed courser coveted cowered cracked cracking crashed creaked creaky creased created creeks
  crested crisply crooked crooking cropped crumbing crumbled crumbly crumple crumpling crushes crystal culture
  current curses dapper defiled delicate denser devised diaper dimpling dinned doubled doubly downed dresser
  dresses dripped drizzled droned drowsed drunker dumping embeds emilia entries falter fancies faring faster
  father fatten fattened fatter favors feathery felled fervent fester filler fillet filmed finder fingering
  fishermen fitter flagrant flattered flouting flowed flowery folder fondle forded founder fragile franchise
  funnel gazette genera gibber giblet glared graced graded grafted granted grater grates grating gratis graved
  grayed grazed grease gunman gyrated habitat habits hacker hallow handled hanged hanker hardest hawked health
  herded heroes hiring homing hopping hunger hunker hunted impossible inland insulate jangle jingle juggle kennel
  knitted leaded leases littler loader loafed loaned loaves longing lorded madams magnet mallet marina mariner
  marino maroon marrow martin masked massed matches matron matted matting meddle melded mesdames meshed molars
  molted morals morass morbid morgan mosaic mosses motels mouses muddle muffing mushed musses mystic oblong
  ouster oversight packer packet padding pagoda paisley palled pallor palmed paltry pandas pander panels panics
  pantry pardon parked parser parson pasties pastured patron patter peaking pepped peppier perking persona picked
  picket picking piking pilled pinches planter plaster plotter pluses poacher poaches podding poison poking
  polite polled poncho ponder pooched pooches poppies postage posture pouched pounced powdery powers preserve
  prickle prickled prickling province puddling puffer pulley pulped purged purpler purred rabbis racing raising
  rancher ravine ravish reckon retina rickety roller romano roosted salons salter salute saluted salved savors
  scanted scared scenes scorch scores scrabble scrabbled scrimp scuffed scuffle sealed seamed search seated
  secret secrete sedans sewers shaded shading shallow shamed shaming shapes shaping shared sharing sharped
  shattered shaven shaver shaving sheared sheller shimmered shiver shouts shoved shuffle sicken silted silvery
  simmer simpered sitter skewed skilled slacks slaked slaking slashed slated slaved slewed slicked slides sluiced
  smacks smarter smeared smokes smokier smooch snaked snaking snapped snappier snared snarls snider snuffed
  soaking soaped soared socked solder solider spaced spared sparing sparking spattered speared specially speller
  spewed spider spiked spited spliced sponged spongy spores sporty spouts sprained sprang sprigs springy sprint
  sprung spurts spying squared squarer squarest squeeze squire staffed stained staked staking stallion stanch
  starchy stared starred started stashed stater staved steamier stemmed stinks stoked stones stowed strainer
  streamed streamer stretch strewed string summed summered summery superior surgeon sweller swisher swishes
  switched switcher tapping tasted teaches tended tenser thorns threat tinder tipping toastier topical toppling
  tornado tosses totter treads treasured treasurer treasury trotted velvety veneer versus villager virgin volley
  wadding waffled wedging weeding welding whisker whisks wigged winced winded wingers winked winner wrapper
  yanked
`)
