export { MenuList } from './menu-list';
export { SheetsOverTable } from './over-table';
