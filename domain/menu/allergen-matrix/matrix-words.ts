/** What a table of allergens says besides names, in the language of its menu. */
export interface MatrixWords {
  /** Of the table, and over its columns. */
  readonly allergens: string
  /** Over the names of dishes. */
  readonly dish: string
  readonly contains: string
  readonly mayContain: string
  /** Contained, and left out by the kitchen on request. */
  readonly removable: string
  /** Declared, and neither contained nor possible as a trace. */
  readonly none: string
  /** Nobody has said anything. */
  readonly notDeclared: string
  /** Before substances that are declared and have no column. */
  readonly also: string
  readonly extras: string
  /** That nobody can promise the absence of traces. */
  readonly noPromise: string
  /** Beside a code that leads to the table. */
  readonly scan: string
  /** `{n}` of `{all}` dishes have a declaration. */
  readonly declared: string
  /** `{names}` vouched for all declarations. */
  readonly signed: string
}

const english: MatrixWords = {
  allergens: 'Allergens',
  dish: 'Dish',
  contains: 'Contains',
  mayContain: 'May contain traces',
  removable: 'Contains, can be made without',
  none: 'Declared without',
  notDeclared: 'Not declared: please ask',
  also: 'Also declared:',
  extras: 'Choices & extras',
  noPromise:
    'All dishes are made in one kitchen: nobody can promise that a dish is free of traces. If you have an allergy, please speak to us before you order.',
  scan: 'Allergens: scan',
  declared: '{n} of {all} dishes declared',
  signed: 'Declarations signed by {names}',
}

const byLanguage: Readonly<Record<string, MatrixWords>> = {
  en: english,
  de: {
    allergens: 'Allergene',
    dish: 'Gericht',
    contains: 'Enthält',
    mayContain: 'Kann Spuren enthalten',
    removable: 'Enthält, auf Wunsch ohne',
    none: 'Ohne, laut Angabe',
    notDeclared: 'Nicht angegeben: bitte fragen',
    also: 'Außerdem angegeben:',
    extras: 'Beilagen & Extras',
    noPromise:
      'Alle Gerichte entstehen in einer Küche: Niemand kann versprechen, dass ein Gericht frei von Spuren ist. Bei einer Allergie sprechen Sie uns bitte vor der Bestellung an.',
    scan: 'Allergene: scannen',
    declared: '{n} von {all} Gerichten angegeben',
    signed: 'Angaben unterschrieben von {names}',
  },
  fr: {
    allergens: 'Allergènes',
    dish: 'Plat',
    contains: 'Contient',
    mayContain: 'Peut contenir des traces',
    removable: 'Contient, possible sans',
    none: 'Déclaré sans',
    notDeclared: 'Non déclaré : veuillez demander',
    also: 'Également déclaré :',
    extras: 'Choix et suppléments',
    noPromise:
      'Tous les plats sont préparés dans une même cuisine : personne ne peut garantir l’absence de traces. En cas d’allergie, veuillez nous parler avant de commander.',
    scan: 'Allergènes : scannez',
    declared: '{n} plats sur {all} déclarés',
    signed: 'Déclarations signées par {names}',
  },
  es: {
    allergens: 'Alérgenos',
    dish: 'Plato',
    contains: 'Contiene',
    mayContain: 'Puede contener trazas',
    removable: 'Contiene, se puede pedir sin',
    none: 'Declarado sin',
    notDeclared: 'No declarado: pregunte, por favor',
    also: 'También declarado:',
    extras: 'Opciones y extras',
    noPromise:
      'Todos los platos se preparan en una misma cocina: nadie puede garantizar la ausencia de trazas. Si tiene una alergia, hable con nosotros antes de pedir.',
    scan: 'Alérgenos: escanee',
    declared: '{n} de {all} platos declarados',
    signed: 'Declaraciones firmadas por {names}',
  },
  it: {
    allergens: 'Allergeni',
    dish: 'Piatto',
    contains: 'Contiene',
    mayContain: 'Può contenere tracce',
    removable: 'Contiene, possibile senza',
    none: 'Dichiarato senza',
    notDeclared: 'Non dichiarato: chiedere, per favore',
    also: 'Dichiarato inoltre:',
    extras: 'Scelte ed extra',
    noPromise:
      'Tutti i piatti nascono in una sola cucina: nessuno può garantire l’assenza di tracce. In caso di allergia, vi preghiamo di parlarci prima di ordinare.',
    scan: 'Allergeni: scansiona',
    declared: '{n} piatti su {all} dichiarati',
    signed: 'Dichiarazioni firmate da {names}',
  },
  nl: {
    allergens: 'Allergenen',
    dish: 'Gerecht',
    contains: 'Bevat',
    mayContain: 'Kan sporen bevatten',
    removable: 'Bevat, kan zonder',
    none: 'Volgens opgave zonder',
    notDeclared: 'Niet opgegeven: vraag het ons',
    also: 'Ook opgegeven:',
    extras: 'Keuzes en extra’s',
    noPromise:
      'Alle gerechten komen uit één keuken: niemand kan beloven dat een gerecht vrij van sporen is. Hebt u een allergie, spreek ons dan aan voordat u bestelt.',
    scan: 'Allergenen: scan',
    declared: '{n} van {all} gerechten opgegeven',
    signed: 'Opgaven ondertekend door {names}',
  },
  pt: {
    allergens: 'Alergénios',
    dish: 'Prato',
    contains: 'Contém',
    mayContain: 'Pode conter vestígios',
    removable: 'Contém, pode ser feito sem',
    none: 'Declarado sem',
    notDeclared: 'Não declarado: pergunte, por favor',
    also: 'Também declarado:',
    extras: 'Opções e extras',
    noPromise:
      'Todos os pratos são feitos na mesma cozinha: ninguém pode garantir a ausência de vestígios. Se tem uma alergia, fale connosco antes de pedir.',
    scan: 'Alergénios: digitalize',
    declared: '{n} de {all} pratos declarados',
    signed: 'Declarações assinadas por {names}',
  },
  ar: {
    allergens: 'مسببات الحساسية',
    dish: 'الطبق',
    contains: 'يحتوي على',
    mayContain: 'قد يحتوي على آثار',
    removable: 'يحتوي على، ويمكن إعداده بدونه',
    none: 'مصرّح بخلوّه',
    notDeclared: 'غير مصرّح به: يرجى السؤال',
    also: 'مصرّح به أيضًا:',
    extras: 'الخيارات والإضافات',
    noPromise:
      'تُحضَّر جميع الأطباق في مطبخ واحد: لا يمكن لأحد أن يضمن خلوّ الطبق من الآثار. إذا كانت لديك حساسية، فيرجى التحدث إلينا قبل الطلب.',
    scan: 'مسببات الحساسية: امسح الرمز',
    declared: 'صُرِّح عن {n} من {all} من الأطباق',
    signed: 'وقّع على التصريحات: {names}',
  },
}

/** English for a menu that says no language, or one that is not here. */
export function matrixWords(language: string | undefined): MatrixWords {
  const [primary = 'en'] = language?.split('-') ?? []
  return byLanguage[primary] ?? english
}
