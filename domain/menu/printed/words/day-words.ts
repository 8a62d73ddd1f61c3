/** What a menu says of its day, in the languages that a menu may be in. */
export interface DayWords {
  /** Next to what the kitchen has run out of. */
  readonly soldOut: string
  /** Over dishes that are served today alone. */
  readonly specials: string
}

/** By the primary tag of BCP 47. Chinese writes both alike in its two scripts. */
export const dayWords = {
  en: { soldOut: 'Sold out', specials: 'Today’s Specials' },
  de: { soldOut: 'Ausverkauft', specials: 'Heute' },
  fr: { soldOut: 'Épuisé', specials: 'Plats du jour' },
  es: { soldOut: 'Agotado', specials: 'Hoy' },
  it: { soldOut: 'Esaurito', specials: 'Oggi' },
  nl: { soldOut: 'Uitverkocht', specials: 'Dagspecialiteiten' },
  da: { soldOut: 'Udsolgt', specials: 'Dagens retter' },
  sv: { soldOut: 'Slut', specials: 'Dagens rätter' },
  nb: { soldOut: 'Utsolgt', specials: 'Dagens retter' },
  fi: { soldOut: 'Loppu', specials: 'Päivän annokset' },
  is: { soldOut: 'Uppselt', specials: 'Réttir dagsins' },
  pt: { soldOut: 'Esgotado', specials: 'Pratos do dia' },
  ca: { soldOut: 'Exhaurit', specials: 'Plats del dia' },
  gl: { soldOut: 'Esgotado', specials: 'Pratos do día' },
  eu: { soldOut: 'Agortuta', specials: 'Eguneko platerak' },
  ro: { soldOut: 'Epuizat', specials: 'Specialitățile zilei' },
  pl: { soldOut: 'Wyprzedane', specials: 'Dania dnia' },
  cs: { soldOut: 'Vyprodáno', specials: 'Denní nabídka' },
  sk: { soldOut: 'Vypredané', specials: 'Denná ponuka' },
  sl: { soldOut: 'Razprodano', specials: 'Jedi dneva' },
  hr: { soldOut: 'Rasprodano', specials: 'Jela dana' },
  hu: { soldOut: 'Elfogyott', specials: 'Napi ajánlat' },
  et: { soldOut: 'Otsas', specials: 'Päevatoidud' },
  lv: { soldOut: 'Izpārdots', specials: 'Dienas ēdieni' },
  lt: { soldOut: 'Išparduota', specials: 'Dienos patiekalai' },
  el: { soldOut: 'Εξαντλήθηκε', specials: 'Πιάτα ημέρας' },
  tr: { soldOut: 'Tükendi', specials: 'Günün yemekleri' },
  ru: { soldOut: 'Закончилось', specials: 'Блюда дня' },
  uk: { soldOut: 'Закінчилося', specials: 'Страви дня' },
  bg: { soldOut: 'Изчерпано', specials: 'Специалитети на деня' },
  ar: { soldOut: 'نفد', specials: 'أطباق اليوم' },
  he: { soldOut: 'אזל', specials: 'המנות של היום' },
  fa: { soldOut: 'تمام شد', specials: 'غذاهای امروز' },
  ur: { soldOut: 'ختم', specials: 'آج کے خاص پکوان' },
  hi: { soldOut: 'समाप्त', specials: 'आज के विशेष व्यंजन' },
  ja: { soldOut: '売り切れ', specials: '本日のおすすめ' },
  ko: { soldOut: '품절', specials: '오늘의 메뉴' },
  zh: { soldOut: '售罄', specials: '今日特餐' },
  vi: { soldOut: 'Hết món', specials: 'Món trong ngày' },
  th: { soldOut: 'หมด', specials: 'เมนูพิเศษวันนี้' },
  id: { soldOut: 'Habis', specials: 'Menu spesial hari ini' },
  ms: { soldOut: 'Habis', specials: 'Menu istimewa hari ini' },
  fil: { soldOut: 'Ubos na', specials: 'Espesyal ngayong araw' },
} as const satisfies Readonly<Record<string, DayWords>>
