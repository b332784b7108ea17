/** The paints of the pictures: the site's tokens, tints between them, and six hours of light. */

/** Local colours, before the hour's light and the distance change them. */
export const PAINTS = {
  white: '#FBF8F2',
  wall: '#F1EADD',
  wallRose: '#E7C6AE',
  wallOchre: '#E9CB92',
  wallBlue: '#C4D8DE',
  wallSage: '#CBCDAF',
  stone: '#D2C5AF',
  stoneDark: '#A2937D',
  rock: '#B7A58B',
  rockDark: '#7E7364',
  earth: '#B58F66',
  sand: '#E6D6B8',
  pebble: '#D5CDBF',
  roof: '#BC5B35',
  roofDark: '#8E3C1E',
  terracotta: '#A8431F',
  citrus: '#F3A833',
  lemon: '#F7CE74',
  leaf: '#7A8A3F',
  leafLight: '#A3AC5E',
  leafDark: '#4B5C2A',
  pine: '#4C6B42',
  pineDark: '#2C4A3A',
  silver: '#A4AE88',
  silverDark: '#74826A',
  trunk: '#6B5240',
  trunkDark: '#463629',
  sea: '#0F6A99',
  seaDark: '#0B4A6F',
  seaDeep: '#062B45',
  seaLight: '#2A93C4',
  foam: '#F1F8FB',
  ice: '#D6ECF6',
  ink: '#0F2233',
  slate: '#41576A',
  iron: '#2C4152',
  grape: '#3D2F4F',
  rose: '#DE9C86',
  cream: '#F6E7C8',
  skin: '#C98F6B',
  skinLight: '#DCAA86',
  skinDark: '#9A6648',
  hair: '#3A2C25',
  hairGrey: '#C9C6BF',
  road: '#66717A',
} as const;

export type Paint = keyof typeof PAINTS;

type Stop = readonly [offset: number, colour: string];

export interface Hour {
  /** From the zenith to the horizon. */
  readonly sky: readonly Stop[];
  readonly sun: string;
  readonly glow: string;
  readonly cloud: string;
  /** What distance mixes into everything. */
  readonly haze: string;
  readonly ridgeFar: string;
  readonly ridgeNear: string;
  readonly seaFar: string;
  readonly seaMid: string;
  readonly seaNear: string;
  /** The light that falls on local colours, and how strongly. */
  readonly cast: string;
  readonly castShare: number;
  readonly shadow: string;
  /** Panes: dark by day, lit in the evening. */
  readonly pane: string;
}

export const HOURS = {
  dawn: {
    sky: [
      [0, '#6C9DBC'],
      [0.4, '#B4C5CF'],
      [0.72, '#F1D2B6'],
      [1, '#FBE3BC'],
    ],
    sun: '#FFF6DF',
    glow: '#FCDCA4',
    cloud: '#FBEBDC',
    haze: '#EAD5C4',
    ridgeFar: '#B3BCC8',
    ridgeNear: '#3E6079',
    seaFar: '#DDD0C2',
    seaMid: '#8FB0BD',
    seaNear: '#22658A',
    cast: '#E2A27C',
    castShare: 0.1,
    shadow: '#0B2438',
    pane: '#35566B',
  },
  morning: {
    sky: [
      [0, '#63AED4'],
      [0.5, '#B2DAEA'],
      [0.82, '#E8F2F0'],
      [1, '#FAF3E3'],
    ],
    sun: '#FFF9E8',
    glow: '#FDF1CF',
    cloud: '#FFFFFF',
    haze: '#DCEAEC',
    ridgeFar: '#A6C6D3',
    ridgeNear: '#38708A',
    seaFar: '#9FCDDD',
    seaMid: '#4E9DC2',
    seaNear: '#0F6A99',
    cast: '#FFF4DC',
    castShare: 0.06,
    shadow: '#062B45',
    pane: '#345A70',
  },
  noon: {
    sky: [
      [0, '#2C8BBF'],
      [0.5, '#78BDDD'],
      [0.86, '#CBE6F0'],
      [1, '#EDF4EE'],
    ],
    sun: '#FFFBEF',
    glow: '#FFF4D6',
    cloud: '#FFFFFF',
    haze: '#CBE2EA',
    ridgeFar: '#9BC2D2',
    ridgeNear: '#2E6885',
    seaFar: '#62B4D2',
    seaMid: '#2E8BB8',
    seaNear: '#0B5785',
    cast: '#FFFFFF',
    castShare: 0.02,
    shadow: '#062B45',
    pane: '#2E5268',
  },
  golden: {
    sky: [
      [0, '#5B9BB8'],
      [0.38, '#BAD3D6'],
      [0.7, '#F6DDB0'],
      [1, '#F9C97C'],
    ],
    sun: '#FFF3D0',
    glow: '#FBD587',
    cloud: '#FBE9C6',
    haze: '#F2DBB8',
    ridgeFar: '#BDB3B2',
    ridgeNear: '#456579',
    seaFar: '#EBD2A2',
    seaMid: '#73A9B4',
    seaNear: '#165A80',
    cast: '#F4B566',
    castShare: 0.12,
    shadow: '#13263A',
    pane: '#3C5260',
  },
  dusk: {
    sky: [
      [0, '#0B3A5C'],
      [0.34, '#41618A'],
      [0.64, '#A8747F'],
      [0.85, '#E68F57'],
      [1, '#F3B55E'],
    ],
    sun: '#FFDF9E',
    glow: '#F7A75A',
    cloud: '#C9828A',
    haze: '#B58283',
    ridgeFar: '#80748F',
    ridgeNear: '#17364F',
    seaFar: '#C98A70',
    seaMid: '#5B587C',
    seaNear: '#072A45',
    cast: '#243458',
    castShare: 0.3,
    shadow: '#041726',
    pane: '#F7CE74',
  },
  night: {
    sky: [
      [0, '#04192D'],
      [0.45, '#082F4B'],
      [0.8, '#0E4C72'],
      [1, '#2C7299'],
    ],
    sun: '#F7EFD8',
    glow: '#8FB9CF',
    cloud: '#1D577D',
    haze: '#1F5C82',
    ridgeFar: '#1B5479',
    ridgeNear: '#072338',
    seaFar: '#17567E',
    seaMid: '#0D3F61',
    seaNear: '#051C30',
    cast: '#0A2B47',
    castShare: 0.44,
    shadow: '#020D18',
    pane: '#F7C45F',
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;
