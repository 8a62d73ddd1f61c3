import type { SoughtByHouse } from './sought-list.ts'

export const thai: SoughtByHouse = {
  any: {
    starters: `
      satay or spring rolls: Chicken Satay | Poh Pia Tod
      + tom yum or tom kha: Tom Yum Goong | Tom Kha Gai | Tom Yum Het | Tom Kha Het
      papaya salad: Som Tum Thai | Som Tum Jay
      fish cakes: Tod Mun Pla | Tod Mun Khao Pod
      larb or beef salad: Larb Gai | Larb Moo | Nam Tok Nuea`,
    mains: `
      pad thai: Pad Thai | Pad Thai Jay
      green or red curry: Gaeng Keow Wan Gai | Gaeng Phed Ped Yang | Panang Nuea
      basil stir-fry: Pad Kra Pao Moo | Gai Pad Med Mamuang
      pad see ew or drunken noodles: Pad See Ew | Pad Kee Mao Jay
      massaman or khao soi: Massaman Kae | Khao Soi Gai
      fried rice: Khao Pad Poo | Khao Pad Sapparot
      whole fish or grilled chicken: Pla Neung Manao | Pla Rad Prik | Gai Yang`,
    desserts: `
      mango sticky rice: Mango Sticky Rice
      coconut ice cream or fried banana: Itim Kathi | Kluay Khaek | Roti Kluay`,
    sides: `
      jasmine rice: Khao Hom Mali
      sticky rice or roti: Khao Niao | Roti
      morning glory or greens: Pad Phak Bung Fai Daeng | Pad Phak Ruam`,
    drinks: `
      Thai iced tea: Cha Yen
      Thai beer: Singha
      coconut or lemongrass: Nam Maphrao | Nam Takrai`,
  },
  street: {
    starters: `
      satay or spring rolls: Chicken Satay | Poh Pia Tod
      papaya salad: Som Tum Thai | Som Tum Jay
      fish cakes: Tod Mun Pla`,
    mains: `
      pad thai: Pad Thai | Pad Thai Jay
      basil stir-fry: Pad Kra Pao Moo | Pad Kra Pao Het
      pad see ew or drunken noodles: Pad See Ew | Pad Kee Mao Jay
      boat noodles or chicken rice: Kuay Tiew Ruea | Khao Man Gai
      fried rice: Khao Pad Poo | Khao Pad Phak`,
    sides: `jasmine rice: Khao Hom Mali`,
    desserts: `mango sticky rice or roti: Mango Sticky Rice | Roti Kluay`,
    drinks: `Thai iced tea: Cha Yen`,
  },
  upcountry: {
    starters: `
      larb: Larb Moo | Larb Gai | Larb Het
      papaya salad: Som Tum Thai | Som Tum Jay
      herbed sausage: Sai Ua
      beef salad: Nam Tok Nuea`,
    mains: `
      grilled chicken: Gai Yang
      khao soi: Khao Soi Gai | Khao Soi Jay
      pork belly curry: Gaeng Hung Lay
      grilled beef or pork collar: Suea Rong Hai | Kor Moo Yang`,
    sides: `
      sticky rice: Khao Niao
      green chili dip: Nam Prik Num`,
    desserts: `sticky rice with fruit: Mango Sticky Rice | Khao Niao Dam`,
    drinks: `Thai beer: Singha`,
  },
  seafood: {
    starters: `
      tom yum with shrimp: Tom Yum Goong
      fish cakes: Tod Mun Pla
      squid or scallops: Pla Meuk Yang | Hoi Chell Yang
      raw shrimp: Goong Chae Nam Pla`,
    mains: `
      whole fish: Pla Pao | Pla Neung Manao | Pla Rad Prik
      prawns: Goong Pao | Goong Ob Woon Sen
      crab: Poo Pad Pong Karee | Poo Nim Tod Kratiem | Khao Pad Poo
      clams: Hoi Lai Pad Nam Prik Pao`,
    sides: `
      jasmine rice: Khao Hom Mali
      morning glory: Pad Phak Bung Fai Daeng`,
    desserts: `coconut ice cream: Itim Kathi | Khanom Krok`,
    drinks: `Thai beer: Singha`,
  },
}
