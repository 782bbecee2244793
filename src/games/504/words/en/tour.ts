import type { TourText } from '../dictionary';

export const tour: TourText = {
  685: 'The world of the first lesson: roads score, goods bring money, and exploring opens the map.',
  785: 'A new goal, in about seven rounds: be ahead in many terrains whenever a scoring comes.',
  567: 'Known modules in new roles: discoveries score, linked tiles pay, and at the end being ahead in terrains scores too.',
  956: 'Companies do the work, and you own shares in them. After five business rounds the most money wins.',
  759: 'You get a company of your own. Selling its shares brings money, but costs their points.',
  165: 'A trolley fetches goods and delivers them to cities. Roads bring money and speed it up.',
  275: 'A race to the cities. Residents and settlements can be recalled and placed again.',
  357: 'Privilege cards are auctioned, and taxes are due. Each factory in a city scores.',
  475: 'War: residents attack what others hold, and dice decide. Any turn can end the match.',
  251: 'No residents at all: your trolley alone explores, settles and reaches cities.',
  894: 'Companies pay dividends. Attacks need no dice: a resident of yours goes, and so does a defender.',
  943: 'Companies fight for land that pays, with privileges to buy. One that loses its capital falls, and its shares are gone.',
};
