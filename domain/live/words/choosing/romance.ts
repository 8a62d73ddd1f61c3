import type { ChoosingWords } from './words.ts'

/** Romance languages. By their BCP 47 tags. */
export const romance = {
  fr: {
    sections: 'Rubriques de la carte',
    showOnly: 'N’afficher que les plats marqués',
    showAll: 'Tout afficher',
    noneMarked: 'Aucun plat ne porte toutes ces marques.',
    avoid: 'Éviter un allergène',
    hides: 'Masquer les plats qui contiennent, peuvent contenir ou ne déclarent pas',
    hide: 'Masquer ces plats',
    table: 'Tableau des allergènes',
    hidden: 'Plats masqués\u00a0: {n} sur {all}',
    noneLeft: 'Il ne reste aucun plat\u00a0: veuillez vous adresser au personnel.',
    optionsHidden:
      'Les choix et suppléments qui en contiennent, ou dont rien n’est déclaré, sont masqués aussi.',
    known:
      'Les allergènes sont indiqués lorsqu’ils sont connus. En cas d’allergie, veuillez parler au personnel avant de commander.',
  },
  es: {
    sections: 'Secciones de la carta',
    showOnly: 'Mostrar solo platos marcados',
    showAll: 'Mostrar todo',
    noneMarked: 'Ningún plato lleva todas estas marcas.',
    avoid: 'Evitar un alérgeno',
    hides: 'Ocultar platos que contienen, pueden contener o no declaran',
    hide: 'Ocultar estos platos',
    table: 'Tabla de alérgenos',
    hidden: 'Platos ocultos: {n} de {all}',
    noneLeft: 'No queda ningún plato: hable con el personal, por favor.',
    optionsHidden:
      'También se ocultan las opciones y los extras que lo contienen o de los que no se declara nada.',
    known:
      'Los alérgenos se indican donde se conocen. Si tiene una alergia, hable con el personal antes de pedir.',
  },
  it: {
    sections: 'Sezioni del menù',
    showOnly: 'Mostra solo i piatti contrassegnati',
    showAll: 'Mostra tutto',
    noneMarked: 'Nessun piatto porta tutti questi simboli.',
    avoid: 'Evitare un allergene',
    hides: 'Nascondi i piatti che contengono, possono contenere o non dichiarano',
    hide: 'Nascondi questi piatti',
    table: 'Tabella degli allergeni',
    hidden: 'Piatti nascosti: {n} su {all}',
    noneLeft: 'Non resta nessun piatto: si rivolga al personale.',
    optionsHidden: 'Sono nascosti anche scelte ed extra che lo contengono o di cui non è dichiarato nulla.',
    known:
      'Gli allergeni sono indicati dove sono noti. In caso di allergia, vi preghiamo di parlarne al personale prima di ordinare.',
  },
  pt: {
    sections: 'Secções da ementa',
    showOnly: 'Mostrar só pratos assinalados',
    showAll: 'Mostrar tudo',
    noneMarked: 'Nenhum prato tem todos estes sinais.',
    avoid: 'Evitar um alergénio',
    hides: 'Ocultar pratos que contêm, podem conter ou não declaram',
    hide: 'Ocultar estes pratos',
    table: 'Tabela de alergénios',
    hidden: 'Pratos ocultos: {n} de {all}',
    noneLeft: 'Não resta nenhum prato: fale com a equipa, por favor.',
    optionsHidden: 'As opções e os extras que o contêm, ou de que nada foi declarado, também ficam ocultos.',
    known:
      'Os alergénios são indicados onde são conhecidos. Se tem uma alergia, fale com a equipa antes de pedir.',
  },
  'pt-BR': {
    sections: 'Seções do cardápio',
    showOnly: 'Mostrar só pratos marcados',
    showAll: 'Mostrar tudo',
    noneMarked: 'Nenhum prato tem todas essas marcas.',
    avoid: 'Evitar um alérgeno',
    hides: 'Ocultar pratos que contêm, podem conter ou não declaram',
    hide: 'Ocultar esses pratos',
    table: 'Tabela de alérgenos',
    hidden: 'Pratos ocultos: {n} de {all}',
    noneLeft: 'Não resta nenhum prato: fale com a equipe, por favor.',
    optionsHidden:
      'As opções e os adicionais que o contêm, ou sobre os quais nada foi declarado, também ficam ocultos.',
    known:
      'Os alérgenos são indicados onde são conhecidos. Se você tem alergia, fale com a equipe antes de pedir.',
  },
  ca: {
    sections: 'Seccions de la carta',
    showOnly: 'Mostra només els plats marcats',
    showAll: 'Mostra-ho tot',
    noneMarked: 'Cap plat no porta totes aquestes marques.',
    avoid: 'Evitar un al·lergen',
    hides: 'Amaga els plats que contenen, poden contenir o no declaren',
    hide: 'Amaga aquests plats',
    table: 'Taula d’al·lèrgens',
    hidden: 'Plats amagats: {n} de {all}',
    noneLeft: 'No queda cap plat: parleu amb el personal, si us plau.',
    optionsHidden: 'També s’amaguen les opcions i els extres que en contenen o dels quals no es declara res.',
    known:
      'Els al·lèrgens s’indiquen on es coneixen. Si teniu una al·lèrgia, parleu amb el personal abans de demanar.',
  },
  ro: {
    sections: 'Secțiunile meniului',
    showOnly: 'Arată doar preparatele marcate',
    showAll: 'Arată tot',
    noneMarked: 'Niciun preparat nu are toate aceste semne.',
    avoid: 'Evitați un alergen',
    hides: 'Ascunde preparatele care conțin, pot conține sau nu declară',
    hide: 'Ascunde aceste preparate',
    table: 'Tabelul alergenilor',
    hidden: 'Preparate ascunse: {n} din {all}',
    noneLeft: 'Nu mai rămâne niciun preparat: vă rugăm să vorbiți cu personalul.',
    optionsHidden: 'Sunt ascunse și opțiunile care îl conțin sau despre care nu s-a declarat nimic.',
    known:
      'Alergenii sunt menționați acolo unde sunt cunoscuți. Dacă aveți o alergie, vorbiți cu personalul înainte de a comanda.',
  },
} satisfies Readonly<Record<string, ChoosingWords>>
