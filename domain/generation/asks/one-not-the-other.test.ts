import { describe, expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { fitsWishes } from '../wishes/heeded.ts'
import { deniedBy } from './denied.ts'
import { readAsks } from './read-asks.ts'

const catalogue = loadCatalogue()

/** Ways to want one thing and not another, `{w}` and `{d}`. */
const ways = `
no {d} but keep the {w}
no {d}, {w} instead
{w} not {d}
{w}, not {d}
{w} and not {d}
{w} rather than {d}
{w} instead of {d}
{w} in place of {d}
instead of {d} do {w}
instead of {d}, {w}
swap {d} for {w}
swap the {d} out for {w}
replace the {d} with {w}
trade {d} for {w}
i prefer {w} to {d}
i'd prefer {w} over {d}
we would rather have {w} than {d}
we'd rather do {w} than {d}
sooner {w} than {d}
{w} over {d} any day
{w} yes, {d} no
{d} no, {w} yes
{w} absolutely, {d} never
{w} is a must, {d} is a no
{w} is a must but please no {d}
yes to {w}, no to {d}
yes to {w} and no to {d}
no to {d}, yes to {w}
thumbs up for {w}, thumbs down for {d}
{w} please, and no {d}
{w} please, without {d}
{w} without any {d} around
keep {w}, lose {d}
keep the {w} but drop the {d}
add {w} and remove {d}
add {w}, take {d} off
take off the {d} and put on {w}
take {d} off, put {w} on
ditch the {d}, bring in {w}
forget the {d}, do {w}
forget {d} and make {w}
don't forget the {w}, forget the {d}
skip the {d}, we want {w}
skip {d} and go for {w}
less {d}, more {w}
more {w} and less {d}
more {w} than {d}
fewer {d}, we need {w}
lots of {w}, little {d}
i love {w} but hate {d}
i hate {d} but love {w}
guests love {w}, they hate {d}
everybody orders {w}, nobody orders {d}
nobody orders {d} so put {w} on
{d} doesn't sell, {w} does
{w} sells, {d} doesn't
we're out of {d} but have plenty of {w}
we have {w} but ran out of {d}
out of {d}, use {w}
{d} is off, {w} is on
{w} is on, {d} is off
{w} is back, {d} is gone
{d} is gone, {w} is back
{w} is in season, {d} isn't
{d} isn't in season, {w} is
can't get {d}, so use {w}
the {d} guy let us down, but there's {w}
we don't do {d}, we do {w}
we do {w}, we don't do {d}
we are known for {w}, not for {d}
not {d} but {w}
not {d}, rather {w}
not {d}, {w}
neither {d} nor bananas, but {w}
only {w}, no {d}
no {d}, only {w}
nothing with {d}, but {w} is fine
{d} is out, {w} is fine
{w} is fine, {d} isn't
{w} ok, {d} not ok
{w} is okay but not {d}
{w} of course, {d} rather not
{w} sure, {d} nope
don't give me {d}, give me {w}
please don't put {d}, put {w}
i want {w}, i don't want {d}
i want {w} and i don't want {d}
i don't want {d}, i want {w}
i don't want {d} but i want {w}
why not {w}? and no {d}
can we have {w}? {d} not please
let's have {w} and leave out {d}
let's leave {d} out and have {w}
make it {w}, never {d}
{w} always, {d} never
{w} has to be there, {d} must not
{d} must not be there, {w} must
{w} should stay, {d} should go
{d} should go, {w} should stay
get rid of {d}, bring back {w}
stop doing {d}, start doing {w}
stop the {d}. start the {w}
enough {d}, time for {w}
we've had enough {d}; bring on {w}
sick of {d}, love {w}
tired of {d}, want {w}
{w} beats {d}
who needs {d} when there's {w}
anything but {d}, and {w} for sure
everything except {d}, {w} first
all good except {d}, do add {w}
{w} not negotiable, {d} out of the question
{w} welcome, {d} not welcome
{w} wanted, {d} unwanted
{w} in, {d} out
{d} out, {w} in
in with {w}, out with {d}
out with {d}, in with {w}
86 {d}, add {w}
{w} + no {d}
- {w}\\\\n- no {d}
+{w} -{d}
{w} (no {d})
{w}; no {d}
no {d}. {w}.
{w}. no {d}.
{w}! no {d}!
must have: {w}. must not have: {d}
want: {w}. don't want: {d}
yes: {w}. no: {d}
do: {w}, don't: {d}
we need {w} because {d} is finished
because {d} is finished we need {w}
since we can't serve {d}, {w}
{w} for those who can't eat {d}
{w} is better than {d}
{d} is worse than {w}
cut back on {d}, add {w}
cut the {d}, keep the {w}
easy on the {d}, heavy on the {w}
not a fan of {d}, big fan of {w}
big fan of {w}, not a fan of {d}
no more {d}, more {w}
no longer {d}, now {w}
{w} this time, not {d} again
not {d} again, {w} this time
do {w} like last year but no {d}
{d} never again, {w} always
{w} yes but {d} absolutely not
absolutely {w}, absolutely no {d}
definitely {w}, definitely not {d}
please {w}, please no {d}
i'm not sure about {d} but {w} yes
forget about {d}; think {w}
no {d} except for staff, {w} on the menu
{w}. Definitely no {d}!
could we lose the {d} and get {w} in
any chance of {w}? {d} has had its day
{d} had a good run, time for {w}
{w} sells like hotcakes, {d} sits there
the {d} just sits there, replace it with {w}
people come for the {w}, not the {d}
we're not a {d} place, we're a {w} place
never without {w}, always without {d}
{w} would be nice, {d} wouldn't
{d} is not our thing, {w} is
{d} isn't our thing but {w} is
{d} is boring, {w} is fun
bored of {d}, how about {w}
what about {w} instead of {d}
goodbye {d}, hello {w}
retire {d}, launch {w}
there's no need for {d}, {w} does the job
{d} enough, {w} please
{w} and {w}, no {d} whatsoever
ideally {w}, ideally no {d}
maybe {w}, maybe not {d}
try to avoid {d}, try to have {w}
contains {w}, not {d}
made with {w}, never with {d}
{w} in every section, {d} in none
{w} for dinner, no {d} for dinner
{w} on the menu and {d} off it
put {w} where {d} was
{w} takes the place of {d}
{d} makes way for {w}
{d} makes room for {w}
{w} replaces {d}
{d} replaced by {w}
{d} gets replaced with {w}
{d} -> {w}
{d} → {w}
{w} > {d}
👍 {w} 👎 {d}
{w} ja, {d} nein
{w} sí, {d} no
sí {w}, no {d}
{w} oui, {d} non
pas de {d} mais {w}
kein {d}, dafür {w}
niente {d}, ma {w}
sin {d} pero con {w}
`
  .trim()
  .split('\n')
  .map((way) => way.replaceAll('\\n', '\n'))

/** Of a cuisine: what is wanted, and what isn't. */
const pairs = [
  [5, 'ribs', 'burgers'],
  [1, 'gnocchi', 'risotto'],
  [8, 'oysters', 'mussels'],
] as const

describe('of two things, one wanted and one not', () => {
  it.each(ways)('%j never means the contrary', (way) => {
    for (const [cuisineId, wanted, unwanted] of pairs) {
      const notes = way.replaceAll('{w}', wanted).replaceAll('{d}', unwanted)
      const { asks, rest } = readAsks(notes, { cuisineId, catalogue, priceRange: 3 })
      const called = (word: string) => {
        const pattern = new RegExp(`\\b${word.replace(/s$/, '')}`, 'i')
        const isFood = (dish: Dish) => dish.cuisineId === cuisineId && dish.categoryId <= 2
        return catalogue.filter((dish) => isFood(dish) && pattern.test(`${dish.name} ${dish.gloss ?? ''}`))
      }
      const wishes = { cuisineId, dietaryOptions: [], notes: rest, without: deniedBy(asks) }
      const ofWanted = called(wanted)
      const isAskedFor = (dish: Dish) =>
        asks.some(({ is, atLeast = 0, part = 0 }) => (atLeast > 0 || part > 0) && is(dish))
      expect(
        ofWanted.some((dish) => fitsWishes(dish, wishes)),
        `${notes}: all gone`,
      ).toBe(true)
      const isOnlyUnwanted = called(unwanted).some(isAskedFor) && !ofWanted.some(isAskedFor)
      expect(isOnlyUnwanted, `${notes}: asked for`).toBe(false)
    }
  })
})
