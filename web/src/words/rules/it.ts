export {rules} from './en';
