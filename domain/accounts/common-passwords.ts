/**
 * Passwords and their stems that are at the top of published counts of leaked passwords (the lists of
 * the British NCSC, of xato.net and of SplashData, as SecLists keeps them,
 * https://github.com/danielmiessler/SecLists, under the MIT license), without coarse words. Figures
 * behind them, figures for letters, rows of keys and repetitions are found by rule.
 */
const words = `
  password passwort passwd wordpass letmein welcome welcometo iloveyou loveyou loveme lovely forever
  trustno changeme default secret private access login logon admin administrator superuser root guest
  user tester testing test temp demo sample example system server manager master boss owner office
  qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx abc abcd abcdef abc123 123abc 123qwe qwe123 1q2w3e
  monkey dragon tiger lion panther eagle falcon phoenix wolf wolves bear panda dolphin horse horses
  kitty kitten puppy doggie rabbit spider snake shark turtle butterfly chicken elephant penguin unicorn
  baseball football basketball soccer hockey tennis golf golfer fishing hunting hunter racing swimming
  yankees lakers cowboys steelers redsox rangers packers giants eagles raiders broncos arsenal chelsea
  liverpool barcelona juventus realmadrid manutd celtic
  mustang corvette ferrari porsche mercedes harley yamaha honda toyota camaro jaguar chevy nissan
  superman batman spiderman ironman starwars startrek pokemon naruto matrix gandalf hobbit skywalker
  merlin wizard ninja samurai pirate knight warrior soldier ranger killer hunter shadow ghost vampire
  angel angels devil heaven jesus jesus1 christ church blessed faith destiny trinity genesis
  michael jennifer jessica michelle ashley amanda daniel joshua matthew andrew robert thomas william
  charlie george jordan nicole heather hannah samantha melissa andrea anthony patrick richard martin
  joseph charles brandon justin austin taylor morgan madison victoria alexander alexandra natasha
  nicholas benjamin jonathan christian stephanie elizabeth caroline maggie sophie olivia isabella
  sunshine summer winter spring autumn flower flowers rainbow diamond crystal silver golden purple
  orange yellow ginger pepper cheese cookie chocolate banana coffee butter pumpkin peanut apple apples
  pizza burger chicken hotdog popcorn biscuit muffin noodle sushi kitchen cooking restaurant
  computer internet google facebook twitter youtube linkedin microsoft windows samsung nintendo
  playstation minecraft hotmail yahoo myspace dropbox adobe
  princess prince queen king beautiful cutie sweetie sweetheart babygirl babyboy mylove friend friends
  family mother father sister brother mommy daddy granny
  whatever nothing something anything freedom peace power money success winner lucky happy smile
  hello hello1 goodbye thankyou please please1 stupid crazy awesome amazing perfect
  january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday birthday christmas holiday
  london paris berlin newyork chicago boston dallas houston denver austin texas florida california
  canada america england scotland ireland france germany italy spain mexico brazil australia
  computer1 blink182 bond007 rush2112 ncc1701 thx1138 jordan23 michael1 charlie1 football1 baseball1
  maverick thunder storm lightning hurricane tornado fire water earth ocean river mountain island
  rockstar guitar drummer music dancer metallica nirvana beatles eminem slipknot
  access14 aa123456 a123456 a12345678 abcd1234 asdf1234 qwer1234 1234qwer zaq12wsx zaq1zaq1 1qaz2wsx
  pass123 pass1234 p@ssword p@ssw0rd admin123 root123 test123 user123 welcome123 google123
`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
